import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { gridOf, type Column } from './columns.tsx';
import { UnreadDot } from './unread-dot.tsx';
import { isSelectable } from './use-selection.ts';

export interface RequestRowProps {
  columns: readonly Column[];
  request: RequestSummary;
  isUnread: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  /** In the table, from 1 for the header. */
  place: number;
  height: number;
  isSelected: boolean;
  onSelect: (requestId: string) => void;
}

const CELL = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The whole row opens the request. Memoized: the list renders on each new minute and key press. */
export const RequestRow = memo(function RequestRow({
  columns,
  request,
  isUnread,
  now,
  place,
  height,
  ...selection
}: RequestRowProps) {
  return (
    <Box
      role="row"
      aria-rowindex={place}
      sx={{
        display: 'grid',
        gridTemplateColumns: gridOf(columns),
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        position: 'relative',
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        color: 'text.secondary',
        '&:hover': { bgcolor: 'var(--td-raised)' },
      }}
      style={{ height }}
    >
      <Box role="cell" sx={{ position: 'relative', zIndex: 1 }}>
        <Checkbox
          size="small"
          checked={selection.isSelected}
          disabled={!isSelectable(request)}
          onChange={() => selection.onSelect(request.request_id)}
          slotProps={{ input: { 'aria-label': `Select ${request.title}` } }}
          sx={{ p: 0.25 }}
        />
      </Box>
      <Box role="cell">{isUnread && <UnreadDot />}</Box>
      {columns.map(({ id, cell }) => (
        <Box key={id} role="cell" sx={CELL}>
          {cell(request, { now, isUnread })}
        </Box>
      ))}
    </Box>
  );
});
