import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { LoadingButton } from '../../../../../components/loading-button.tsx';
import { useToast } from '../../../../../components/toast/use-toast.ts';
import { deleteView } from '../../../api/saved-views.ts';

interface DeleteViewDialogProps {
  view: SavedView;
  onClose: () => void;
}

export function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const titleId = useId();
  const toast = useToast();
  const [isDeleting, setIsDeleting] = useState(false);
  const { name, owner_id } = view;

  const confirm = async () => {
    setIsDeleting(true);
    try {
      await deleteView(view);
    } catch {
      setIsDeleting(false);
      toast.error('viewDeletionFailed');
      return;
    }
    toast.success('viewDeleted', { name });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Delete View</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {`Delete “${name}”${owner_id === null ? ' for the whole research team' : ''}? The requests stay as they are.`}
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
