import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import Box from '@mui/material/Box';
import { DateTime } from '../../../../components/date-time.tsx';
import { useEvaluation } from '../../api/use-evaluation.ts';

interface EvaluationLineProps {
  requestId: string;
  queryId: string;
}

/** How the reviewer rated the draft of a sent answer. */
export function EvaluationLine({ requestId, queryId }: EvaluationLineProps) {
  const evaluation = useEvaluation(requestId, queryId);
  if (!evaluation) return null;
  const { evaluated_by, evaluated_at, comment } = evaluation;
  return (
    <Box
      component="section"
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
