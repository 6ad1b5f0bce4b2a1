import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface LogoutDialogProps {
  onLogOut: () => void;
  onStay: () => void;
}

export function LogoutDialog({ onLogOut, onStay }: LogoutDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Log out without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Text that you have not saved or sent will be removed from all tabs of this browser.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLogOut}>Log out</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
