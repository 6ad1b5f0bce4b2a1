import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useDeleteReply } from '../api/use-delete-reply.ts';

interface DeleteReplyDialogProps {
  reply: SavedReplyView;
  onClose: () => void;
}

export function DeleteReplyDialog({ reply, onClose }: DeleteReplyDialogProps) {
  const titleId = useId();
  const toast = useToast();
  const deleteReply = useDeleteReply();
  const [isDeleting, setIsDeleting] = useState(false);
  const { title, is_shared } = reply;

  const confirm = async () => {
    setIsDeleting(true);
    try {
      await deleteReply(reply);
    } catch {
      setIsDeleting(false);
      toast.error('replyDeletionFailed');
      return;
    }
    toast.success('replyDeleted', { title });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Delete Saved Reply</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {`Delete “${title}”${is_shared ? ' for the whole research team' : ''}? Responses written with it stay as they are.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Cancel
        </Button>
        <LoadingButton variant="contained" color="error" loading={isDeleting} onClick={() => void confirm()}>
          Delete
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
