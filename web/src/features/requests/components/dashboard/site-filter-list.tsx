import Box from '@mui/material/Box';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useState, type FocusEvent } from 'react';
import type { SiteGroup } from './site-groups.ts';
import { byGroup, siteFilterRows } from './site-filter-rows.ts';
import { SiteGroupRow, SiteRow } from './site-filter-row.tsx';

/** Pixels, until a row is rendered. */
const ROW = 38;

/** Rows beyond those on the screen and beyond the focused one. */
const OVERSCAN = 6;

/** Rows by which focus can be ahead of scrolling. */
const MOST_AHEAD = 60;

interface SiteFilterListProps {
  groups: readonly SiteGroup[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Sites by manager, selectable one by one or a group at once; renders those on the screen. */
export function SiteFilterList({ groups, selected, onSelect }: SiteFilterListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const rows = siteFilterRows(groups);
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan: OVERSCAN,
    rangeExtractor: (range) => defaultRangeExtractor(withFocused(range, focused)),
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
    <Box
      ref={setScroller}
      onFocus={(event) => setFocused(rowOf(event))}
      sx={{ overflowY: 'auto', maxHeight: 400, mx: -1, px: 1, pb: 1 }}
    >
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

/** Scrolling follows focus a frame later; until then, Tab must find the next checkbox. */
function withFocused(range: Range, focused: number | null): Range {
  const { startIndex, endIndex } = range;
  if (focused === null || focused < startIndex - MOST_AHEAD || focused > endIndex + MOST_AHEAD) return range;
  return { ...range, startIndex: Math.min(startIndex, focused), endIndex: Math.max(endIndex, focused) };
}

function rowOf({ target }: FocusEvent): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? null : Number(index);
}
