import type { DueState, DueTimes } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { dueText } from './due-text.ts';

const STYLES: Record<DueState, { color: string; fontWeight: number }> = {
  later: { color: 'inherit', fontWeight: 400 },
  soon: { color: 'warning.main', fontWeight: 600 },
  overdue: { color: 'error.main', fontWeight: 700 },
};

interface DueLabelProps {
  request: Partial<DueTimes>;
  /** Milliseconds since the epoch. */
  now: number;
  /** In a column of that name. */
  isUnderHeader?: boolean;
}

/** When the answer is due; nothing while nobody waits for one. */
export function DueLabel({ request, now, isUnderHeader = false }: DueLabelProps) {
  const due = dueText(request, now);
  if (!due) return null;
  return (
    <Box component="span" sx={{ ...STYLES[due.state], whiteSpace: 'nowrap' }}>
      {isUnderHeader ? due.short : due.text}
    </Box>
  );
}
