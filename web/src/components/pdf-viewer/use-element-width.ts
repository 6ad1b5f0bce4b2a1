import { useCallback, useState } from 'react';

/** Live inner width of an element in whole CSS pixels; 0 until measured. */
export function useElementWidth(): [measure: (element: HTMLElement | null) => () => void, width: number] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
