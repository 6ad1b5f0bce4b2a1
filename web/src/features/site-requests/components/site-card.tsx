import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { firstNames } from '../../../lib/first-names.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import type { Counted, RequestCounts } from '../../../lib/live/use-request-counts.ts';

interface SiteCardProps {
  counts: Counted;
}

export function SiteCard({ counts }: SiteCardProps) {
  const member = useMember();
  const names = member.site_names.length > 0 ? member.site_names : [member.site_name];
  return (
    <Card
      component="section"
      aria-label="Site"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 0.5,
        px: 1.5,
        py: 0.75,
        mb: 1.5,
      }}
    >
      <Box
        sx={{
          flex: '1 1 200px',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
          minWidth: 0,
        }}
      >
        <Typography variant="h2" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          {firstNames(names.filter(Boolean)) || 'No site assigned'}
        </Typography>
        <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {member.name || member.email}
        </Typography>
      </Box>
      <Box component="dl" sx={{ display: 'flex', gap: 2.5, m: 0 }}>
        <Counter label="Pending" value={figure(counts, 'pending')} color="var(--td-info)" />
        <Counter label="Answered" value={figure(counts, 'answered')} color="var(--td-success)" />
        <Counter label="Total" value={figure(counts, 'total')} color="var(--td-ink)" />
      </Box>
    </Card>
  );
}

/** A dash for a figure that could not be read; null while it is counted. */
function figure(counts: Counted, name: keyof RequestCounts): ReactNode {
  return counts === 'failed' ? '–' : (counts?.[name] ?? null);
}

interface CounterProps {
  label: string;
  value: ReactNode;
  color: string;
}

function Counter({ label, value, color }: CounterProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'row-reverse', alignItems: 'baseline', gap: 0.75 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          color,
          fontSize: '1.0625rem',
          fontWeight: 650,
          lineHeight: 1.6,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value ?? <Skeleton width={16} />}
      </Box>
    </Box>
  );
}
