import type { SiteReceipts } from '@trialdesk/contract/replies/announcements';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DateTime } from '../../../components/date-time.tsx';

/** Sites shown before one asks for all. */
const FIRST = 20;

export function SiteLines({ sites }: { sites: readonly SiteReceipts[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? sites : sites.slice(0, FIRST);
  if (sites.length === 0) return null;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.25 }}>
        {shown.map((site) => (
          <SiteLine key={site.site_id} site={site} />
        ))}
      </Box>
      {shown.length < sites.length && (
        <Button size="small" onClick={() => setIsWhole(true)} sx={{ mt: 1 }}>
          {`Show all ${sites.length} sites`}
        </Button>
      )}
    </>
  );
}

function SiteLine({ site: { site_name, people } }: { site: SiteReceipts }) {
  const read = people.filter(({ read_at }) => read_at !== null).length;
  return (
    <Box component="li" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      <Box component="bdi" sx={{ fontWeight: 600 }}>
        {site_name}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {read} of {people.length}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
        {people.map(({ id, name, read_at }) => (
          <li key={id}>
            <bdi>{name}</bdi> ·{' '}
            {read_at === null ? (
              <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
                not read
              </Box>
            ) : (
              <>
                read <DateTime at={read_at} />
              </>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
