import { PRIORITY_LABELS, type Priority } from '@trialdesk/contract/choices';
import Box from '@mui/material/Box';

/** Weight instead of colour, which is kept for what is due. */
const STYLES: Record<Priority, { color: string; fontWeight: number }> = {
  low: { color: 'var(--td-muted)', fontWeight: 400 },
  medium: { color: 'var(--td-ink)', fontWeight: 400 },
  high: { color: 'var(--td-ink)', fontWeight: 700 },
};

export function PriorityLabel({ priority }: { priority: Priority }) {
  return (
    <Box component="span" sx={{ ...STYLES[priority], whiteSpace: 'nowrap' }}>
      {PRIORITY_LABELS[priority]}
    </Box>
  );
}
