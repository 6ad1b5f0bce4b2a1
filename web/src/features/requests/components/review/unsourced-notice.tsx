import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { statementsOf, unsourcedIn, type Cited } from '../../../../components/cited-answer/statements.ts';

interface UnsourcedNoticeProps {
  text: string;
  /** That the text may refer to. */
  citations: readonly Cited[];
  /** Text that is verified as a whole. */
  verified: string;
}

/** Names the statements that no source follows, while they are written. */
export function UnsourcedNotice({ text, citations, verified }: UnsourcedNoticeProps) {
  const unsourced = unsourcedIn(statementsOf(useDeferredValue(text), citations, verified));
  if (unsourced.length === 0) return null;
  return (
    <Box sx={{ pl: 1.5, borderLeft: '3px solid var(--td-attention)', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <strong>Not from the documents:</strong> {unsourced.map((each) => `“${each}”`).join(' ')}
    </Box>
  );
}
