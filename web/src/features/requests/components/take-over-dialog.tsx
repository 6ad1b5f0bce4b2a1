import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface TakeOverDialogProps {
  /** Names of the present owners. */
  owners: readonly string[];
  /** Who gets the requests: null for oneself, empty for nobody. */
  to: string | null;
  onCancel: () => void;
  onConfirm: () => void;
}

export function TakeOverDialog({ owners, to, onCancel, onConfirm }: TakeOverDialogProps) {
  const titleId = useId();
  const names = new Intl.ListFormat('en-US').format(owners);
  const verb = owners.length === 1 ? 'owns' : 'own';
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{to === null ? 'Take Over' : 'Change Owner'}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {names} {verb} this at the moment, and may be writing an answer. What they have typed and not saved stays with
          them.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" onClick={onConfirm} autoFocus>
          {to === null ? 'Take Over' : to === '' ? 'Unassign' : `Assign to ${to}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
