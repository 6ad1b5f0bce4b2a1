import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { LoadingButton } from './loading-button.tsx';

interface DeletionQuestionProps {
  title: string;
  /** The question. */
  children: string;
  /** Reports success or failure itself, and resolves to whether it succeeded. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before something is deleted; stays open if that fails. */
export function DeletionQuestion({ title, children, onDelete, onClose }: DeletionQuestionProps) {
  const titleId = useId();
  const [isDeleting, setIsDeleting] = useState(false);

  const confirm = async () => {
    setIsDeleting(true);
    if (await onDelete()) onClose();
    else setIsDeleting(false);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{children}</DialogContentText>
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
