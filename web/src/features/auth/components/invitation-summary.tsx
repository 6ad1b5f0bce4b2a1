import type { InvitationView } from '@trialdesk/contract/replies/users';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatSigningMoment } from '../../../components/format-moment.ts';
import { firstNames } from '../../../lib/first-names.ts';

interface InvitationSummaryProps {
  invitation: InvitationView;
}

/** What an invitation is for, so that a person can tell whether it is theirs. */
export function InvitationSummary({ invitation }: InvitationSummaryProps) {
  const { masked_email, role, invited_by, sites, expires_at } = invitation;
  const rows: [string, string][] = [
    ['Email', masked_email],
    ['Role', role],
    ...(sites.length > 0
      ? [[sites.length === 1 ? 'Site' : 'Sites', firstNames(sites)] satisfies [string, string]]
      : []),
    ['Valid until', formatSigningMoment(new Date(expires_at))],
  ];
  return (
    <Box sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
        {invited_by === null ? 'You have been invited to TrialDesk.' : `${invited_by} invited you to TrialDesk.`}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}>
        {rows.map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
