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

/** Focuses what replaces the button that was pressed. */
function takeLostFocus(notice: HTMLElement | null): void {
  if (document.activeElement === document.body) notice?.focus();
}

const NOT_SENT = 'Their response is below. Your text was not sent:';

/** Shown when someone else sent an answer while this reviewer was writing, so that no text is lost. */
export function SupersededNotice({ sent, text, onDiscard }: SupersededNoticeProps) {
  const isSame = text.trim() === sent.text.trim();
  return (
    <Alert severity="warning" ref={takeLostFocus} tabIndex={-1} sx={{ scrollMarginTop: 16 }}>
      <AlertTitle>{sent.sent_by.name} already sent a response</AlertTitle>
      {isSame ? 'Their response is below. It has the same text as yours, which was not sent.' : NOT_SENT}
      {!isSame && (
        <>
          <Box
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1.5, p: 1.5, border: 1, borderRadius: '8px' }}
          >
            {text}
          </Box>
          <Button size="small" color="inherit" variant="outlined" onClick={onDiscard}>
            Discard my text
          </Button>
        </>
      )}
    </Alert>
  );
}
