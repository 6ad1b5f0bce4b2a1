import { promisedTime, type AnswerPromise } from '@trialdesk/contract/answer-promise';
import type { Priority } from '@trialdesk/contract/choices';
import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';
import HourglassTop from '@mui/icons-material/HourglassTop';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface AwaitingResponseProps {
  priority: Priority;
  /** Absent in questions from before it could be set. */
  promise: AnswerPromise | undefined;
  /** Somebody on the research team works on it. */
  isStarted: boolean;
}

/** What happens to an unanswered question, and by when. */
export function AwaitingResponse({ priority, promise, isStarted }: AwaitingResponseProps) {
  const promised = promise ?? DEFAULT_ANSWER_TIMES.promises[priority];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'var(--td-info)', fontWeight: 550 }}>
        <HourglassTop fontSize="small" aria-hidden />
        Awaiting response from research team
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {isStarted ? 'The research team is working on it. ' : ''}A person writes or checks every response before it is
        sent. Questions of {priority} priority are answered within {promisedTime(promised)}.
      </Typography>
    </Box>
  );
}
