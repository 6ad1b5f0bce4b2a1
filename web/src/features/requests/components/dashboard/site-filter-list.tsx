import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { SiteGroup } from './site-groups.ts';
import { byGroup, siteFilterRows } from './site-filter-rows.ts';
import { SiteGroupRow, SiteRow } from './site-filter-row.tsx';

/** Pixels, until a row is rendered. */
const ROW = 38;

/** Enough that Tab always finds the next checkbox. */
const OVERSCAN = 6;

interface SiteFilterListProps {
  groups: readonly SiteGroup[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Sites by manager, selectable one by one or a group at once; renders those on the screen. */
export function SiteFilterList({ groups, selected, onSelect }: SiteFilterListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rows = siteFilterRows(groups);
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan: OVERSCAN,
    getScrollElement: () => scroller,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const shown = items.flatMap(({ index }) => {
    const row = rows[index];
    return row ? [{ row, index }] : [];
  });
  const add = (added: readonly string[]) => onSelect(new Set([...selected, ...added]));
  const remove = (removed: readonly string[]) => {
    const gone = new Set(removed);
    onSelect(new Set([...selected].filter((id) => !gone.has(id))));
  };
  return (
    <Box ref={setScroller} sx={{ overflowY: 'auto', maxHeight: 400, mx: -1, px: 1, pb: 1 }}>
      <Box style={{ height: virtualizer.getTotalSize() }}>
        <div style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {byGroup(shown).map(({ group, shown: part }) => (
            <div key={group.key} role="group" aria-label={group.name}>
              {part.map(({ row, index }) => (
                <div key={row.key} data-index={index} ref={virtualizer.measureElement}>
                  {row.kind === 'group' ? (
                    <SiteGroupRow
                      group={group}
                      onAll={() => add(group.sites.map(({ id }) => id))}
                      onClear={() => remove(group.sites.map(({ id }) => id))}
                    />
                  ) : (
                    <SiteRow
                      site={row.site}
                      isSelected={selected.has(row.site.id)}
                      onSelect={(isSelected) => (isSelected ? add([row.site.id]) : remove([row.site.id]))}
                    />
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Box>
    </Box>
  );
}
