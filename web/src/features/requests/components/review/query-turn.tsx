import { isFinishedDraft } from '@trialdesk/contract/entities/draft';
import { isOpenQuery, type RequestQuery } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { DateTime } from '../../../../components/date-time.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { FeedbackLines } from '../../../../components/feedback-lines.tsx';
import { QuestionHistory } from '../../../../components/question-history.tsx';
import { ApprovalLine } from './approval-line.tsx';
import { AnswerBlock } from './answer-block.tsx';
import { EvaluationLine } from './evaluation-line.tsx';
import type { QueryTurnProps } from './query-turn-props.ts';
import { SafetyNotice } from './safety-notice.tsx';

/** Lazy, since few questions need it. */
const PersonalNotice = lazy(async () => ({
  default: (await loadCode(() => import('./personal-notice.tsx'))).PersonalNotice,
}));

export function QueryTurn(props: QueryTurnProps) {
  const { requestId, title, query, position, priority, isOpen } = props;
  const headingId = `question-${query.id}`;
  return (
    <Card component="article" aria-labelledby={headingId}>
      <Box sx={{ p: 2, bgcolor: 'var(--td-raised)', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.5 }}>
          <Typography
            variant="h2"
            id={headingId}
            tabIndex={-1}
            sx={{ fontSize: '1rem', outline: 'none', scrollMarginTop: 16 }}
          >
            {position.count > 1 ? `Question ${position.index + 1}` : 'Question'}
          </Typography>
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {query.asked_by.name} · <DateTime at={query.timestamp_created} />
          </Box>
        </Box>
        <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65, maxWidth: '72ch' }}>
          {query.question}
        </Box>
        <QuestionHistory query={query} />
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SafetyNotice signs={query.safety_signs ?? []} {...{ requestId, priority, isOpen }} />
        {isOpen && (
          <Suspense>
            <PersonalNotice texts={[title, query.question]} />
          </Suspense>
        )}
        {isOutdated(query) && <Alert severity="warning">{OUTDATED}</Alert>}
        {query.withdrawn ? 'Withdrawn by the site. No response is needed.' : <AnswerBlock {...props} />}
        {query.sent && <ApprovalLine {...{ requestId, query }} />}
        {query.sent && <EvaluationLine requestId={requestId} queryId={query.id} sent={query.sent} />}
        <FeedbackLines feedback={query.feedback ?? []} />
      </Box>
    </Card>
  );
}

const OUTDATED =
  'The site has changed its question since this draft was written. A draft of the question as it is follows.';

/** Whether the draft is of what was asked before. */
function isOutdated(query: RequestQuery): boolean {
  const changedAt = query.changes?.at(-1)?.at;
  const { draft } = query;
  return changedAt !== undefined && isOpenQuery(query) && isFinishedDraft(draft) && draft.written_at < changedAt;
}
