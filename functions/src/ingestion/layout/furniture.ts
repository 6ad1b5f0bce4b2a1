import type { Segment, SegmentedPage } from './segments.ts';

// Set by eye on the development protocols.

/** Share of the page's height, top and bottom each. */
const MARGIN = 0.14;

/** Text in a margin is dropped when on this many pages and this share of pages. */
const IN_MARGIN = { pages: 3, share: 0.15 };

/** Stricter, because table rows repeat too. */
const ELSEWHERE = { pages: 5, share: 0.5 };

const HEIGHT_STEP_PT = 6;

/**
 * Removes running headers and footers (same words in a margin) and watermarks (same words at the same height). Short
 * documents keep everything.
 */
export function dropFurniture(pages: SegmentedPage[]): SegmentedPage[] {
  const pagesByKey = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const segment of page.segments) {
      const key = keyOf(segment, page);
      pagesByKey.set(key, (pagesByKey.get(key) ?? new Set()).add(page.page));
    }
  }
  const withText = pages.filter((page) => page.segments.length > 0).length;
  return pages.map((page) => ({
    ...page,
    segments: page.segments.filter((segment) => {
      const repeats = pagesByKey.get(keyOf(segment, page))?.size ?? 0;
      const allowed = marginOf(segment, page) ? IN_MARGIN : ELSEWHERE;
      return repeats < Math.max(allowed.pages, withText * allowed.share);
    }),
  }));
}

function marginOf(segment: Segment, page: SegmentedPage): 'top' | 'bottom' | null {
  const height = page.top - page.bottom;
  if (segment.y > page.top - MARGIN * height) return 'top';
  return segment.y < page.bottom + MARGIN * height ? 'bottom' : null;
}

/** Ignores numbers, and the height within a margin, which differs on landscape pages. */
function keyOf(segment: Segment, page: SegmentedPage): string {
  const words = segment.text.toLowerCase().replace(/\d+/g, '#');
  return `${words}|${marginOf(segment, page) ?? Math.round(segment.y / HEIGHT_STEP_PT)}`;
}
