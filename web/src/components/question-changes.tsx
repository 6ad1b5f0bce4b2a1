import type { QuestionChange, RequestQuery } from '@trialdesk/contract/entities/request';
import { withoutPersonalWords } from '@trialdesk/contract/personal-words';
import Box from '@mui/material/Box';
import { DateTime } from './date-time.tsx';

/**
 * What has become of a question since it was asked. What says who a participant is may be why it
 * was corrected, and is not shown again; the audit trail has it.
 */
export function QuestionChanges({ query: { changes = [], withdrawn } }: QuestionHistoryProps) {
  return (
    <Box
      component="ul"
      aria-label="Changes to the question"
      sx={{ m: 0, mt: 1.25, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, ...SMALL }}
    >
      {changes.map((change) => (
        <li key={change.id}>
          {LABELS[change.kind]} by <bdi>{change.by.name}</bdi> · <DateTime at={change.at} withZone />
          {change.kind === 'corrected' ? '. It was: ' : ': '}
          <bdi>“{withoutPersonalWords(change.text)}”</bdi>
        </li>
      ))}
      {withdrawn && (
        <li>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            Withdrawn
          </Box>{' '}
          by <bdi>{withdrawn.by.name}</bdi> · <DateTime at={withdrawn.at} withZone />: <bdi>“{withdrawn.reason}”</bdi>
        </li>
      )}
    </Box>
  );
}

export interface QuestionHistoryProps {
  query: Pick<RequestQuery, 'changes' | 'withdrawn'>;
}

const LABELS: Record<QuestionChange['kind'], string> = { added: 'Added', corrected: 'Corrected' };

const SMALL = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: '76ch' } as const;
