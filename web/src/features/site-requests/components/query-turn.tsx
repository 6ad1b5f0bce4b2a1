import type { SiteQuery } from '@trialdesk/contract/entities/request';
import HourglassTop from '@mui/icons-material/HourglassTop';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { AnswerText } from '../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';
import { DateTime } from '../../../components/date-time.tsx';

interface QueryTurnProps {
  query: SiteQuery;
  /** Position in the thread, 1-based. */
  number: number;
  heading?: Ref<HTMLHeadingElement>;
}

/** A question and its response. */
export function QueryTurn({ query, number, heading }: QueryTurnProps) {
  const headingId = `question-${query.id}`;
  return (
    <Card component="article" aria-labelledby={headingId}>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <TurnHeader id={headingId} heading={heading} title={number === 1 ? 'Question' : 'Follow-up question'}>
          {query.asked_by.name} · <DateTime at={query.timestamp_created} />
        </TurnHeader>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {query.question}
        </Typography>
      </Box>
      <Box
        aria-live="polite"
        sx={{ p: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider', bgcolor: 'var(--td-raised)' }}
      >
        {query.answer ? <Response id={query.id} answer={query.answer} /> : <Awaiting />}
      </Box>
    </Card>
  );
}

interface TurnHeaderProps {
  id?: string;
  heading?: Ref<HTMLHeadingElement>;
  title: string;
  children: ReactNode;
}

function TurnHeader({ id, heading, title, children }: TurnHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.25, mb: 1.25 }}>
      <Typography variant="h2" id={id} ref={heading} tabIndex={heading ? -1 : undefined} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}

interface ResponseProps {
  id: string;
  answer: NonNullable<SiteQuery['answer']>;
}

function Response({ id, answer }: ResponseProps) {
  return (
    <>
      <TurnHeader title="Research Team Response">
        <DateTime at={answer.sent_at} />
      </TurnHeader>
      <AnswerText answerId={id} text={answer.text} citations={answer.citations} />
      {answer.citations.length > 0 && (
        <Box sx={{ mt: 2.5 }}>
          <Typography variant="h3" sx={{ mb: 1.25, fontSize: '0.875rem' }}>
            Citations
          </Typography>
          <CitationList answerId={id} citations={answer.citations} />
        </Box>
      )}
    </>
  );
}

function Awaiting() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'var(--td-pending)', fontWeight: 550 }}>
      <HourglassTop fontSize="small" aria-hidden />
      Awaiting response from research team
    </Box>
  );
}
