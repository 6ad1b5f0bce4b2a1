import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMember } from '../../../lib/session/session-context.ts';
import { countRequests } from './request-filter.ts';

interface SiteCardProps {
  /** Null while loading. */
  requests: readonly SiteRequest[] | null;
}

export function SiteCard({ requests }: SiteCardProps) {
  const member = useMember();
  const counts = requests && countRequests(requests);
  const names = member.site_names.length > 0 ? member.site_names : [member.site_name];
  return (
    <Card
      component="section"
      aria-label="Site"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
        p: { xs: 2, sm: 3 },
        mb: 3,
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '12px',
          bgcolor: 'var(--td-primary-soft)',
          color: 'primary.main',
        }}
      >
        <Apartment />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {names.filter(Boolean).join(', ') || 'No site assigned'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {member.name || member.email}
        </Typography>
      </Box>
      <Box component="dl" sx={{ display: 'flex', gap: { xs: 3, sm: 5 }, m: 0, width: { xs: '100%', sm: 'auto' } }}>
        <Counter label="Pending" value={counts?.pending} color="var(--td-pending)" />
        <Counter label="Answered" value={counts?.answered} color="var(--td-success)" />
        <Counter label="Total" value={counts?.total} color="var(--td-ink)" />
      </Box>
    </Card>
  );
}

interface CounterProps {
  label: string;
  value: number | undefined;
  color: string;
}

function Counter({ label, value, color }: CounterProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', minWidth: 56 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, color, fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {value ?? <Skeleton width={28} />}
      </Box>
    </Box>
  );
}
