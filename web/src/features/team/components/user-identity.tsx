import Box from '@mui/material/Box';
import type { TeamUser } from '../api/use-users.ts';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { timeLeft } from './time-left.ts';

interface UserIdentityProps {
  user: TeamUser;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Email and name of a user, or email and remaining time of an invitation. */
export function UserIdentity({ user: { email, name, invitation_expires_at }, now }: UserIdentityProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Box>
      {name !== '' && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{name}</Box>}
      {invitation_expires_at !== null && <InvitationState expiresAt={invitation_expires_at} now={now} />}
    </Box>
  );
}

function InvitationState({ expiresAt, now }: { expiresAt: string; now: number }) {
  const left = timeLeft(expiresAt, now);
  if (left === null) return <StatusBadge tone="neutral">Invitation expired</StatusBadge>;
  return <StatusBadge tone="info">Invited · {left}</StatusBadge>;
}
