import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface IdleDialogProps {
  seconds: number;
  onStay: () => void;
}

/** Screen readers read the number once, when the dialog opens. */
export function IdleDialog({ seconds, onStay }: IdleDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>Are you still there?</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          {`You have been inactive and will be signed out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Answers and questions that you have not sent are kept.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onStay}>
          Stay Signed In
        </Button>
      </DialogActions>
    </Dialog>
  );
}
