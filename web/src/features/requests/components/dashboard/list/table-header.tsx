import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { gridOf, type Column } from './columns.tsx';
import type { SortName } from '@trialdesk/contract/request-view';
import type { ListChoices } from './list-choices.ts';
import type { Selection } from './use-selection.ts';

interface TableHeaderProps {
  columns: readonly Column[];
  choices: ListChoices;
  onSort: (sort: SortName) => void;
  selection: Selection;
  /** Of the rows that are loaded. */
  count: number;
}

/** Sticks to the top of the screen. */
export function TableHeader({ columns, choices, onSort, selection, count }: TableHeaderProps) {
  const selected = selection.requests.length;
  return (
    <Box
      role="row"
      aria-rowindex={1}
      sx={{
        display: 'grid',
        gridTemplateColumns: gridOf(columns),
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        height: 30,
        position: 'sticky',
        top: 0,
        zIndex: 1,
        bgcolor: 'var(--td-raised)',
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      <Box role="columnheader" aria-label="Selected">
        <Checkbox
          size="small"
          checked={selected > 0 && selected === count}
          indeterminate={selected > 0 && selected < count}
          onChange={selection.toggleAll}
          slotProps={{ input: { 'aria-label': selected > 0 ? 'Clear selection' : 'Select all shown' } }}
          sx={{ p: 0.25 }}
        />
      </Box>
      <Box role="columnheader" sx={{ overflow: 'hidden', textIndent: 20, whiteSpace: 'nowrap' }}>
        Unread
      </Box>
      {columns.map(({ id, label, sort }) => (
        <Box
          key={id}
          role="columnheader"
          aria-sort={sort === choices.sort ? DIRECTIONS[choices.direction] : undefined}
          sx={{ minWidth: 0, display: 'flex' }}
        >
          {sort ? (
            <ButtonBase
              onClick={() => onSort(sort)}
              sx={{ font: 'inherit', fontWeight: 600, gap: 0.25, borderRadius: '4px', color: 'inherit' }}
            >
              {label}
              {sort === choices.sort && <Direction of={choices.direction} />}
            </ButtonBase>
          ) : (
            <Box component="span" sx={{ fontWeight: 600 }}>
              {label}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

function Direction({ of }: { of: ListChoices['direction'] }) {
  const Icon = of === 'asc' ? ArrowUpward : ArrowDownward;
  return <Icon sx={{ fontSize: 13 }} />;
}
