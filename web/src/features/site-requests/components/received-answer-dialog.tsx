import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { siteRequestPath } from '../../../config/paths.ts';
import { TurnResponse } from './turn-response.tsx';

interface ReceivedAnswerDialogProps {
  received: ReceivedAnswer;
  onClose: () => void;
}

/** An answer of another request over the form, which stays as it is. */
export function ReceivedAnswerDialog({ received, onClose }: ReceivedAnswerDialogProps) {
  const { request_id, request_number, query_id, title, question, answer } = received;
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-label="Question and answer">
        <Typography variant="h3">Question{request_number !== undefined && ` of ${request_number}`}</Typography>
        <Typography dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {question}
        </Typography>
        <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <TurnResponse requestId={request_id} queryId={query_id} answer={answer} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button href={siteRequestPath(request_id)} target="_blank" rel="noopener">
          Open the request in a new tab
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          Back to my request
        </Button>
      </DialogActions>
    </Dialog>
  );
}
