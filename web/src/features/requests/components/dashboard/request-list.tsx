import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { DialogLoading } from '../../../../components/dialog-loading.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { isCollapsed, toggled, type Collapsed } from './collapsed.ts';
import { RequestCard } from './request-card.tsx';
import { rowsOf, type Row } from './row-list.ts';
import type { StudyGroup } from './study-groups.ts';
import { useOpening } from './use-opening.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useWindowRows } from './use-window-rows.ts';

/** Lazy, so that the dashboard does not load the viewer's dialog up front. */
const CitedDocument = lazy(async () => ({
  default: (await loadCode(() => import('../../../../components/pdf-viewer/cited-document.tsx'))).CitedDocument,
}));

/** Pixels, until a row is rendered. */
const ESTIMATES: Record<Row['kind'], number> = { study: 60, request: 388, more: 46 };
const COLLAPSED = 101;

/** Rows rendered above and below the screen. */
const OVERSCAN = 4;

interface RequestListProps {
  /** Names the list, so that it opens at the place where it was left. */
  name: string;
  groups: readonly StudyGroup[];
  collapsed: Collapsed;
  setCollapsed: (of: (current: Collapsed) => Collapsed) => void;
  onShowMore: (studyId: string) => void;
  /** With the groups on the screen, and whether the last is among them. */
  onShown: (shown: readonly StudyGroup[], isEnd: boolean) => void;
}

/** Request cards by study, as many as are on the screen. */
export function RequestList({ name, groups, collapsed, setCollapsed, onShowMore, onShown }: RequestListProps) {
  const [opened, setOpened] = useState<Citation | null>(null);
  const rows = rowsOf(groups);
  const isSmall = (row: Row | undefined) => row?.kind === 'request' && isCollapsed(collapsed, row.request.request_id);
  const { list, items, visible, total, offset, measure } = useWindowRows({
    name,
    count: rows.length,
    // A card has two sizes.
    keyOf: (index) => `${rows[index]?.key ?? index}${isSmall(rows[index]) ? ' collapsed' : ''}`,
    estimate: (index) => (isSmall(rows[index]) ? COLLAPSED : ESTIMATES[rows[index]?.kind ?? 'request']),
    overscan: OVERSCAN,
  });
  const noteOpening = useOpening(
    list,
    groups.flatMap(({ requests }) => requests),
  );
  useRowKeys(list);
  const toggle = useCallback(
    (requestId: string) => setCollapsed((current) => toggled(current, requestId)),
    [setCollapsed],
  );

  useEffect(() => {
    if (!visible) return;
    const shown = rows.slice(visible.startIndex, visible.endIndex + 1).map(({ group }) => group);
    onShown([...new Set(shown)], visible.endIndex === rows.length - 1);
  });

  return (
    <Box ref={list} onClick={noteOpening} sx={{ position: 'relative' }} style={{ height: total }}>
      <div style={{ transform: `translateY(${offset}px)` }}>
        {items.map(({ index }) => {
          const row = rows[index];
          return (
            row && (
              <div key={row.key} data-index={index} ref={measure}>
                {row.kind === 'study' && <StudyHeading group={row.group} isFirst={index === 0} />}
                {row.kind === 'request' && (
                  <Box sx={{ pb: 1.5 }}>
                    <RequestCard
                      request={row.request}
                      isExpanded={!isCollapsed(collapsed, row.request.request_id)}
                      onToggle={toggle}
                      onOpen={setOpened}
                    />
                  </Box>
                )}
                {row.kind === 'more' && <ShowMore group={row.group} onClick={onShowMore} />}
              </div>
            )
          );
        })}
      </div>
      {opened && (
        <Suspense fallback={<DialogLoading />}>
          <CitedDocument citation={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Box>
  );
}

function StudyHeading({ group, isFirst }: { group: StudyGroup; isFirst: boolean }) {
  return (
    <Typography variant="h2" id={`study-${group.studyId}`} sx={{ pb: 1.5, pt: isFirst ? 0 : 2.5 }}>
      {group.name}
    </Typography>
  );
}

function ShowMore({ group, onClick }: { group: StudyGroup; onClick: (studyId: string) => void }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', pb: 1.5 }}>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Show more requests: ${group.name}`}
        onClick={() => onClick(group.studyId)}
      >
        Show more requests
      </Button>
    </Box>
  );
}
