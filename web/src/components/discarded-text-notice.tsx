import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface DiscardedTextNoticeProps {
  onRestore: () => void;
}

/** Offers discarded text again, in case Cancel was pressed by mistake. */
export function DiscardedTextNotice({ onRestore }: DiscardedTextNoticeProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onRestore}>
          Restore text
        </Button>
      }
    >
      Your text was not saved.
    </Alert>
  );
}
