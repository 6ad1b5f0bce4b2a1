import type { Segment, SegmentedPage } from './layout.ts';

/** How far into the page, as a share of its height, running heads and feet reach. */
const MARGIN = 0.14;

/**
 * The pages without what is printed on all of them: running heads and feet (the same words in the margin, whatever
 * their numbers) and watermarks (the same words in the same place). Only what repeats is dropped, so a short document
 * keeps everything.
 */
export function dropFurniture(pages: SegmentedPage[]): SegmentedPage[] {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const segment of page.segments) {
      const key = keyOf(segment, page);
      seen.set(key, (seen.get(key) ?? new Set()).add(page.page));
    }
  }
  const withText = pages.filter((page) => page.segments.length > 0).length;
  return pages.map((page) => ({
    ...page,
    segments: page.segments.filter((segment) => {
      const repeats = seen.get(keyOf(segment, page))?.size ?? 0;
      return repeats < (marginOf(segment, page) ? Math.max(3, withText * 0.15) : Math.max(5, withText * 0.5));
    }),
  }));
}

function marginOf(segment: Segment, page: SegmentedPage): 'head' | 'foot' | null {
  const height = page.top - page.bottom;
  if (segment.y > page.top - MARGIN * height) return 'head';
  return segment.y < page.bottom + MARGIN * height ? 'foot' : null;
}

/** Numbers change from page to page, and a page in landscape has its head elsewhere, though always in its margin. */
function keyOf(segment: Segment, page: SegmentedPage): string {
  const words = segment.text.toLowerCase().replace(/\d+/g, '#');
  return `${words}|${marginOf(segment, page) ?? Math.round(segment.y / 6)}`;
}
