import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export interface RestoredDraftNoticeProps {
  /** What was typed. */
  what: 'request' | 'question' | 'text' | 'response' | 'note' | 'answer' | 'announcement';
  onDiscard: () => void;
}

/** Says that a field is filled in from earlier, and offers to start over. */
export function RestoredDraftNotice({ what, onDiscard }: RestoredDraftNoticeProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      This is your unsent {what} from earlier.
    </Alert>
  );
}
