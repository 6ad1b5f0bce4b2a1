import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeptState } from '../../../../lib/kept-state.tsx';

interface WindowRows {
  /** Names the list, so that it opens at the place where it was left. */
  name: string;
  count: number;
  /** Changes with the size of the row, which is then measured again. */
  keyOf: (index: number) => string;
  /** Pixels, until the row is rendered. */
  estimate: (index: number) => number;
  /** Rows rendered above and below the screen. */
  overscan: number;
}

/** The rows that are on the screen of a list that scrolls with the page. */
export function useWindowRows({ name, count, keyOf, estimate, overscan }: WindowRows) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const kept = useKeptState();
  const key = `rows ${name}`;
  const virtualizer = useWindowVirtualizer({
    count,
    overscan,
    scrollMargin: margin,
    estimateSize: estimate,
    getItemKey: keyOf,
    initialMeasurementsCache: (kept.get(key) as VirtualItem[] | undefined) ?? [],
  });

  useLayoutEffect(() => {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - margin) >= 1) setMargin(top);
  }, [margin, count]);

  useEffect(() => () => void kept.set(key, virtualizer.takeSnapshot()), [kept, key, virtualizer]);

  const items = virtualizer.getVirtualItems();
  return {
    list,
    items,
    /** Pixels from the top of the list to the first rendered row. */
    offset: (items[0]?.start ?? margin) - margin,
    visible: virtualizer.range,
    total: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
