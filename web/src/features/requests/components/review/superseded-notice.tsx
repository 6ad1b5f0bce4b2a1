import type { SentAnswer } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface SupersededNoticeProps {
  sent: SentAnswer;
  /** The reviewer's unsent text. */
  text: string;
  onDiscard: () => void;
}

/** Shown when someone else sent an answer while this reviewer was writing, so that no text is lost. */
export function SupersededNotice({ sent, text, onDiscard }: SupersededNoticeProps) {
  return (
    <Alert severity="warning">
      <AlertTitle>{sent.sent_by.name} already sent a response</AlertTitle>
      Their response is below. Your text was not sent:
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1.5, p: 1.5, border: 1, borderRadius: '8px' }}>
        {text}
      </Box>
      <Button size="small" color="inherit" variant="outlined" onClick={onDiscard}>
        Discard my text
      </Button>
    </Alert>
  );
}
