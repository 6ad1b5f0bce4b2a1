import { evaluationDeadline, type Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { SentAnswer } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { DateTime } from '../../../../components/date-time.tsx';
import { useMember } from '../../../../lib/session/session-context.ts';
import { useEvaluation } from '../../api/use-evaluation.ts';
import { ChangeEvaluation } from './change-evaluation.tsx';

interface EvaluationLineProps {
  requestId: string;
  queryId: string;
  sent: SentAnswer;
}

/** How the reviewer rated the draft of a sent answer. They can change it for a day. */
export function EvaluationLine({ requestId, queryId, sent }: EvaluationLineProps) {
  const evaluation = useEvaluation(requestId, queryId);
  const { user_id } = useMember();
  if (!evaluation) return null;
  const { evaluated_by, evaluated_at, comment } = evaluation;
  return (
    <Box
      role="group"
      aria-label="Evaluation of the draft"
      sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {evaluation.answered ? 'Draft answered the question' : 'Draft did not answer the question'}
      </Box>
      {` · ${ratings(evaluation)} · rated by `}
      <bdi>{evaluated_by.name}</bdi> · <DateTime at={evaluated_at} />
      {comment !== '' && (
        <>
          : <bdi>“{comment}”</bdi>
        </>
      )}
      {sent.sent_by.id === user_id && (
        <ChangeEvaluation evaluation={evaluation} until={evaluationDeadline(sent.sent_at)} />
      )}
    </Box>
  );
}

function ratings({ relevance, tone, citation_quality, changed }: Evaluation): string {
  return [
    `relevance ${relevance} of 5`,
    `tone ${tone} of 5`,
    `citation quality ${citation_quality} of 5`,
    ...(changed === null
      ? []
      : [changed === 0 ? 'sent unchanged' : `${Math.max(1, Math.round(changed * 100))}% of its words changed`]),
  ].join(' · ');
}
