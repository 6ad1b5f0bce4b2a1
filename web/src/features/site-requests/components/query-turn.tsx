import type { Priority } from '@trialdesk/contract/choices';
import type { SiteQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { FeedbackLines } from '../../../components/feedback-lines.tsx';
import { QuestionHistory } from '../../../components/question-history.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { AnswerRating } from './answer-rating.tsx';
import { AwaitingResponse } from './awaiting-response.tsx';
import { OwnQuestionActions } from './own-question-actions.tsx';
import { TurnHeading } from './turn-heading.tsx';
import { TurnResponse } from './turn-response.tsx';

interface QueryTurnProps {
  requestId: string;
  query: SiteQuery;
  priority: Priority;
  /** Position in the thread, 1-based. */
  number: number;
  /** The newest question cannot be closed. */
  isNewest: boolean;
  heading?: Ref<HTMLHeadingElement>;
}

/** A question and its response; earlier ones open from their heading. */
export function QueryTurn({ requestId, query, priority, number, isNewest, heading }: QueryTurnProps) {
  // What was read as the newest stays open when another question is asked.
  const [wasOpened, setWasOpened] = useState(isNewest);
  const isOpen = isNewest || wasOpened;
  const headingId = `question-${query.id}`;
  const bodyId = `turn-${query.id}`;
  return (
    <Card component="article" aria-labelledby={headingId} sx={{ '@media print': { border: 0, overflow: 'visible' } }}>
      <TurnHeading
        id={headingId}
        heading={heading}
        title={number === 1 ? 'Question' : 'Follow-up question'}
        toggle={isNewest ? null : { isOpen, controls: bodyId, onToggle: () => setWasOpened(!isOpen) }}
        query={query}
      />
      <Box id={bodyId} sx={isOpen ? {} : { display: 'none', '@media print': { display: 'block' } }}>
        <Box sx={{ px: SIDES, pb: SIDES }}>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
            {query.question}
          </Typography>
          <QuestionHistory query={query} />
        </Box>
        <Box aria-live="polite" sx={{ mx: SIDES, py: SIDES, borderTop: 1, borderColor: 'divider' }}>
          <Outcome {...{ requestId, query, priority }} />
        </Box>
      </Box>
    </Card>
  );
}

const SIDES = { xs: 2, sm: 3 } as const;

function Outcome({ requestId, query, priority }: Pick<QueryTurnProps, 'requestId' | 'query' | 'priority'>) {
  const asks = useCan('ask_questions');
  const { user_id } = useMember();
  if (query.withdrawn) return <Typography>This question has been withdrawn and will not be answered.</Typography>;
  if (query.answer) {
    return (
      <>
        <TurnResponse queryId={query.id} answer={query.answer} {...{ requestId }} />
        {asks ? <AnswerRating {...{ requestId, query }} /> : <FeedbackLines feedback={query.feedback ?? []} />}
      </>
    );
  }
  return (
    <>
      <AwaitingResponse priority={priority} promise={query.promise} isStarted={query.is_started ?? false} />
      {asks && query.asked_by.id === user_id && <OwnQuestionActions key={query.id} {...{ requestId, query }} />}
    </>
  );
}
