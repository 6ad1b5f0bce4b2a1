import type { QuestionChange, RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { DateTime } from './date-time.tsx';

/** What has become of a question since it was asked; nothing if it is as it was. */
export function QuestionHistory({ query: { changes = [], withdrawn } }: QuestionHistoryProps) {
  if (changes.length === 0 && !withdrawn) return null;
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
          <bdi>“{change.text}”</bdi>
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

interface QuestionHistoryProps {
  query: Pick<RequestQuery, 'changes' | 'withdrawn'>;
}

const LABELS: Record<QuestionChange['kind'], string> = { added: 'Added', corrected: 'Corrected' };

const SMALL = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: '76ch' } as const;
