import type { AnswerFeedback } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { DateTime } from './date-time.tsx';

/** Whether the site found an answer helpful, one line per person. */
export function FeedbackLines({ feedback }: { feedback: readonly AnswerFeedback[] }) {
  if (feedback.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Feedback of the site"
      sx={{
        ...{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 },
        ...{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' },
      }}
    >
      {feedback.map(({ helpful, reason, by, at }) => (
        <li key={by.id}>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {helpful ? 'Helpful' : 'Not helpful'}
          </Box>{' '}
          to <bdi>{by.name}</bdi> · <DateTime at={at} />
          {reason !== '' && (
            <>
              : <bdi>“{reason}”</bdi>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}
