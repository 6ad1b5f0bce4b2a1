import type { SentAnswer } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface OvertakenNoticeProps {
  sent: SentAnswer;
  /** What this reviewer had written. */
  text: string;
  onDiscard: () => void;
}

/** Somebody else has sent an answer while this reviewer was writing one: nothing typed is lost. */
export function OvertakenNotice({ sent, text, onDiscard }: OvertakenNoticeProps) {
  return (
    <Alert severity="warning">
      <AlertTitle>{sent.sent_by.name} has sent a response to this question</AlertTitle>
      What was sent stands below. Your text was not sent:
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1.5, p: 1.5, border: 1, borderRadius: '8px' }}>
        {text}
      </Box>
      <Button size="small" color="inherit" variant="outlined" onClick={onDiscard}>
        Discard my text
      </Button>
    </Alert>
  );
}
