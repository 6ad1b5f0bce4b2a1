import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { isCompact } from '../../../../../config/density.ts';
import { onKeptChange } from '../../../../../lib/storage/browser-storage.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import { useUnread } from '../../../api/use-seen-requests.ts';
import { useOpening } from '../use-opening.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { useWindowRows } from '../use-window-rows.ts';
import { GroupRow } from './group-row.tsx';
import type { SortName } from '@trialdesk/contract/request-view';
import type { ListChoices } from './list-choices.ts';
import { listRows, requestsIn } from './list-rows.ts';
import { RequestRow } from './request-row.tsx';
import { StackedRow } from './stacked-row.tsx';
import { TableHeader } from './table-header.tsx';
import { useColumns } from './use-columns.ts';
import type { Selection } from './use-selection.ts';

const HEIGHT = 35;
const COMPACT_HEIGHT = 32;

/** Pixels, until a stacked row is rendered. */
const STACKED = 92;

/** Rows rendered above and below the screen. */
const OVERSCAN = 8;

interface RequestTableProps {
  /** Names the list, so that it opens at the place where it was left. */
  name: string;
  requests: readonly RequestSummary[];
  choices: ListChoices;
  onSort: (sort: SortName) => void;
  onEnd: () => void;
  selection: Selection;
}

/** Requests as rows of a table, or stacked on narrow screens; as many as are on the screen. */
export function RequestTable({ name, requests, choices, onSort, onEnd, selection }: RequestTableProps) {
  const columns = useColumns();
  const isWide = columns !== null;
  const compact = useSyncExternalStore(onKeptChange, isCompact);
  const now = useNow();
  const isUnread = useUnread();
  const rows = listRows(requests, choices.group);
  const height = compact ? COMPACT_HEIGHT : HEIGHT;
  const estimate = isWide ? height : STACKED;
  const { list, items, visible, total, offset, measure } = useWindowRows({
    name: `table ${name} ${estimate}`,
    count: rows.length,
    keyOf: (index) => `${rows[index]?.key ?? index} ${estimate}`,
    estimate: () => estimate,
    overscan: OVERSCAN,
  });

  const noteOpening = useOpening(list, requestsIn(rows));
  useRowKeys(list);

  useEffect(() => {
    if (visible?.endIndex === rows.length - 1) onEnd();
  });

  return (
    <Box
      role={isWide ? 'table' : 'list'}
      aria-label="Requests"
      aria-rowcount={isWide ? rows.length + 1 : undefined}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', bgcolor: 'background.paper', overflow: 'clip' }}
    >
      {columns && <TableHeader {...{ columns, choices, onSort, selection }} count={requests.length} />}
      <Box
        ref={list}
        onClick={noteOpening}
        role={isWide ? 'rowgroup' : 'presentation'}
        sx={{ position: 'relative' }}
        style={{ height: total }}
      >
        <div role="presentation" style={{ transform: `translateY(${offset}px)` }}>
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <div role="presentation" key={row.key} data-index={index} ref={measure}>
                  {row.kind === 'group' && <GroupRow {...{ row, isWide, height }} place={index + 2} />}
                  {row.kind === 'request' && columns && (
                    <RequestRow
                      columns={columns}
                      request={row.request}
                      isUnread={isUnread(row.request)}
                      place={index + 2}
                      isSelected={selection.has(row.key)}
                      onSelect={selection.toggle}
                      {...{ now, height }}
                    />
                  )}
                  {row.kind === 'request' && !isWide && (
                    <StackedRow request={row.request} isUnread={isUnread(row.request)} now={now} />
                  )}
                </div>
              )
            );
          })}
        </div>
      </Box>
    </Box>
  );
}
