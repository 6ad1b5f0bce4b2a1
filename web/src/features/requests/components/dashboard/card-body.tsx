import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestQuery, RequestSummary } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AnswerText } from '../../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { StatusBadge } from '../../../../components/status-badge.tsx';
import { useNewestQuery } from '../../api/use-newest-query.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { isPendingReview, shownAnswer } from '../shown-answer.ts';
import { CollapsibleText } from './collapsible-text.tsx';
import { answerHeading } from './answer-heading.ts';

interface CardBodyProps {
  id: string;
  request: RequestSummary;
  onOpen: (citation: Citation) => void;
}

/** The newest question of a request and its answer, read when the card is open. */
export function CardBody({ id, ...props }: CardBodyProps) {
  const newest = useNewestQuery(props.request);
  return (
    <Box id={id} sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}>
      {newest.status === 'loading' && (
        <Skeleton variant="rounded" height={132} role="status" aria-label="Loading the question" />
      )}
      {newest.status === 'failed' && <LoadFailed title="The question could not be loaded." onRetry={newest.retry} />}
      {newest.status === 'ready' && newest.data && <NewestTurn {...props} newest={newest.data} />}
    </Box>
  );
}

interface NewestTurnProps extends Omit<CardBodyProps, 'id'> {
  newest: RequestQuery;
}

function NewestTurn({ request, newest, onOpen }: NewestTurnProps) {
  const { query_count: count, status, request_id } = request;
  const answer = shownAnswer(newest);
  const answerId = `card-${request_id}`;
  return (
    <>
      <Part
        heading="Question"
        badges={count > 1 && <StatusBadge tone="info">Follow-up</StatusBadge>}
        note={count > 1 && `Question ${count} in this thread. View Details shows the earlier ones.`}
      >
        <CollapsibleText text={newest.question} />
      </Part>
      <Part
        heading={answerHeading(answer?.kind ?? null, count)}
        badges={
          <>
            {status !== 'completed' && isPendingReview(newest) && <StatusBadge tone="info">Pending Review</StatusBadge>}
            {answer?.kind === 'edited' && <StatusBadge tone="info">Edited, not sent</StatusBadge>}
          </>
        }
      >
        {answer ? (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
            <AnswerText answerId={answerId} text={answer.text} citations={answer.citations} />
            {answer.citations.length > 0 && (
              <CitationList answerId={answerId} citations={answer.citations} onOpen={onOpen} />
            )}
          </Box>
        ) : (
          !isReadyDraft(newest.draft) && <DraftNotice query={newest} draft={newest.draft} onOpen={onOpen} />
        )}
      </Part>
    </>
  );
}

interface PartProps {
  heading: string;
  badges?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

function Part({ heading, badges, note, children }: PartProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5, mb: 0.75 }}>
        <Typography component="h4" sx={{ fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' }}>
          {heading}
        </Typography>
        {badges}
        {note && <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{note}</Typography>}
      </Box>
      {children}
    </div>
  );
}
