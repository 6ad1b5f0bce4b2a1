import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { TeamUser } from '../api/use-users.ts';
import { useToast } from '../../../components/toast/use-toast.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ReasonField } from '../../../components/reason-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { deleteUser } from '../api/delete-user.ts';

interface DeleteUserDialogProps {
  user: TeamUser;
  onCancel: () => void;
  onDeleted: () => void;
  /** The user has changed since the page loaded, or cannot be deleted. */
  onRefused: () => void;
}

/** Confirms deleting a user or revoking an invitation. */
export function DeleteUserDialog({ user, onCancel, onDeleted, onRefused }: DeleteUserDialogProps) {
  const titleId = useId();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isDeleting, setIsDeleting] = useState(false);
  const invited = user.status === 'invited';

  async function confirm() {
    setIsDeleting(true);
    try {
      await deleteUser(user, reason);
    } catch (error) {
      setIsDeleting(false);
      if (error instanceof ApiError && error.code === 'conflict') {
        toast.error('userDeletionRefused', { detail: error.detail });
        onRefused();
      } else {
        toast.error('userDeletionFailed');
      }
      return;
    }
    toast.success(invited ? 'invitationRevoked' : 'userDeleted', { email: user.email });
    onDeleted();
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{invited ? 'Revoke Invitation' : 'Delete User'}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {invited
            ? `Revoke the invitation for ${user.email}? The registration link stops working immediately.`
            : `Delete ${user.email}? They lose access immediately. Their questions and answers stay, with their name.`}
        </DialogContentText>
        <ReasonField value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          Cancel
        </Button>
        <LoadingButton variant="contained" color="error" loading={isDeleting} onClick={() => void confirm()}>
          {invited ? 'Revoke' : 'Delete'}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
