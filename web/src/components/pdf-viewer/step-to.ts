import type { Hit } from './use-pdf-search.ts';

interface Position {
  /** Index of the current hit; null before the first step. */
  current: number | null;
  page: number;
  by: 1 | -1;
}

/** Index of the next or previous hit, wrapping around; the first step starts from the current page. */
export function stepTo(hits: readonly Pick<Hit, 'page'>[], { current, page, by }: Position): number {
  if (current !== null) return (current + by + hits.length) % hits.length;
  if (by === 1)
    return Math.max(
      hits.findIndex((hit) => hit.page >= page),
      0,
    );
  const behind = hits.findLastIndex((hit) => hit.page <= page);
  return behind >= 0 ? behind : hits.length - 1;
}
