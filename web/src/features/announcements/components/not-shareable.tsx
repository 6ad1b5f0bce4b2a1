import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ApiError } from '../../../lib/api-error.ts';

interface NotShareableProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

export function NotShareable({ error, onRetry, onClose }: NotShareableProps) {
  const titleId = useId();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Share an Answer</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isMissing
            ? 'There is no such answer. Its question may have been withdrawn.'
            : 'The answer could not be loaded. Please try again.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {!isMissing && (
          <Button variant="contained" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
