import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface DiscardedTextProps {
  onReturn: () => void;
}

/** The way back to a text that was not saved when the editor was closed, for a press that was a slip. */
export function DiscardedText({ onReturn }: DiscardedTextProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onReturn}>
          Bring it back
        </Button>
      }
    >
      What you wrote was not saved.
    </Alert>
  );
}
