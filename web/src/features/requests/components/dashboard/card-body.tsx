import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AnswerText } from '../../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { StatusBadge } from '../../../../components/status-badge.tsx';
import { DraftNotice } from '../draft-notice.tsx';
import { isPendingReview, shownAnswer } from '../shown-answer.ts';
import { CollapsibleText } from './collapsible-text.tsx';
import { answerHeading } from './answer-heading.ts';

interface CardBodyProps {
  id: string;
  request: RequestRecord;
  onOpen: (citation: Citation) => void;
}

/** The newest question of a request and its answer. */
export function CardBody({ id, request, onOpen }: CardBodyProps) {
  const { queries, status, request_id } = request;
  const newest = queries.at(-1);
  if (!newest) return null;
  const answer = shownAnswer(newest);
  const answerId = `card-${request_id}`;
  return (
    <Box id={id} sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}>
      <Part
        heading="Question"
        badges={queries.length > 1 && <StatusBadge tone="info">Follow-up</StatusBadge>}
        note={queries.length > 1 && `Question ${queries.length} in this thread. View Details shows the earlier ones.`}
      >
        <CollapsibleText text={newest.question} />
      </Part>
      <Part
        heading={answerHeading(answer?.kind ?? null, queries.length)}
        badges={
          <>
            {status !== 'completed' && isPendingReview(newest) && (
              <StatusBadge tone="pending">Pending Review</StatusBadge>
            )}
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
          !isReadyDraft(newest.draft) && <DraftNotice answerId={answerId} draft={newest.draft} onOpen={onOpen} />
        )}
      </Part>
    </Box>
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
