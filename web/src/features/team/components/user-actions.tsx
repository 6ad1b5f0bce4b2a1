import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Autorenew from '@mui/icons-material/Autorenew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { TeamUser } from '../api/use-users.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { timeLeft } from './time-left.ts';

export interface UserActionsProps {
  user: TeamUser;
  /** Milliseconds since the epoch. */
  now: number;
  onCopyLink: (user: TeamUser) => Promise<void>;
  onDelete: (user: TeamUser) => void;
  onRename: (user: TeamUser) => void;
  onAccess: (user: TeamUser) => void;
  onRenew: (user: TeamUser) => Promise<void>;
  /** Id of the invitation that is being renewed. */
  renewing: string | null;
}

/** Actions for a user or an invitation; nobody can delete themselves or change their own access. */
export function UserActions(props: UserActionsProps) {
  const { user, now, onCopyLink, onDelete, onRename, onAccess, onRenew, renewing } = props;
  const { user_id } = useMember();
  const { email, status, invitation_expires_at } = user;
  const rename = (
    <Tooltip title="Change name">
      <IconButton aria-label={`Change name of ${email}`} onClick={() => onRename(user)}>
        <Edit fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  if (user.id === user_id) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -1 }}>
        {rename}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          You
        </Box>
      </Box>
    );
  }
  const isLinkValid = invitation_expires_at !== null && timeLeft(invitation_expires_at, now) !== null;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
      {status === 'active' && rename}
      <Tooltip title="Change access">
        <IconButton aria-label={`Change access of ${email}`} onClick={() => onAccess(user)}>
          <ManageAccounts fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={status === 'invited' ? 'Revoke invitation' : 'Delete user'}>
        <IconButton
          aria-label={status === 'invited' ? `Revoke invitation for ${email}` : `Delete ${email}`}
          onClick={() => onDelete(user)}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      {status === 'invited' && !isLinkValid && (
        <Tooltip title="Renew invitation">
          <span>
            <IconButton
              aria-label={`Renew invitation for ${email}`}
              disabled={renewing === user.id}
              onClick={() => void onRenew(user)}
            >
              <Autorenew fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      )}
      {isLinkValid && (
        <Tooltip title="Copy registration link">
          <IconButton aria-label={`Copy link for ${email}`} onClick={() => void onCopyLink(user)}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
