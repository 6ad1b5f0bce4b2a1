import type { UserView } from '@trialdesk/contract/replies/users';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMember } from '../../../lib/session/session-context.ts';
import { timeLeft } from './time-left.ts';

export interface UserActionsProps {
  user: UserView;
  /** Milliseconds since the epoch. */
  now: number;
  onCopyLink: (user: UserView) => void;
  onDelete: (user: UserView) => void;
}

/** Actions for a user or an invitation; nobody can delete themselves. */
export function UserActions({ user, now, onCopyLink, onDelete }: UserActionsProps) {
  const { user_id } = useMember();
  const { email, status, invitation_expires_at } = user;
  if (user.id === user_id) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        You
      </Box>
    );
  }
  const isLinkValid = invitation_expires_at !== null && timeLeft(invitation_expires_at, now) !== null;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
      <Tooltip title={status === 'invited' ? 'Revoke invitation' : 'Delete user'}>
        <IconButton
          aria-label={status === 'invited' ? `Revoke invitation for ${email}` : `Delete ${email}`}
          onClick={() => onDelete(user)}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      {isLinkValid && (
        <Tooltip title="Copy registration link">
          <IconButton aria-label={`Copy link for ${email}`} onClick={() => onCopyLink(user)}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
