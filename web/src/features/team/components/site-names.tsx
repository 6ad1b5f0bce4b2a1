import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { isAssignable } from '@trialdesk/contract/permissions';
import { useLiveDoc } from '../../../lib/live/use-live.ts';
import { useSiteNames } from '../api/use-site-names.ts';
import type { TeamUser } from '../api/use-users.ts';

/** A user's first site; a tooltip lists all. */
export function SiteNames({ user: { role, site_ids } }: { user: TeamUser }) {
  const [first, ...others] = site_ids;
  if (first === undefined) {
    return <Box component="span">{isAssignable(role) ? 'No sites' : 'All sites'}</Box>;
  }
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <SiteName id={first} />{' '}
      {others.length > 0 && (
        <Tooltip
          describeChild
          enterTouchDelay={0}
          leaveTouchDelay={6_000}
          // Inside the page's landmarks for screen readers.
          slotProps={{ popper: { container: () => document.getElementById('main') } }}
          title={<SiteNameList ids={site_ids} />}
        >
          <ButtonBase
            sx={{
              px: 0.5,
              whiteSpace: 'nowrap',
              borderRadius: 1,
              font: 'inherit',
              fontWeight: 600,
              color: 'primary.main',
              verticalAlign: 'baseline',
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            +{others.length} more
          </ButtonBase>
        </Tooltip>
      )}
    </Box>
  );
}

function SiteName({ id }: { id: string }) {
  const site = useLiveDoc('sites', id);
  if (site.status === 'loading') return <Skeleton component="span" width={120} sx={{ display: 'inline-block' }} />;
  return site.status === 'ready' && site.data ? site.data.name : 'Unknown Site';
}

/** Read when the tooltip opens. */
function SiteNameList({ ids }: { ids: readonly string[] }) {
  const sites = useSiteNames(ids);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
      {sites?.map(({ id, name }) => <li key={id}>{name}</li>) ?? <li>Loading…</li>}
    </Box>
  );
}
