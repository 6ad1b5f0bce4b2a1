import type { Segment, SegmentedPage } from './segments.ts';

// Set by eye on the development protocols.

/** Share of the page's height that its top and bottom margins take each. */
const MARGIN = 0.14;

/** Text in a margin is dropped when it is on so many pages, or on this share of the pages with text. */
const IN_MARGIN = { pages: 3, share: 0.15 };

/** Text at the same height of the page is dropped when it is on more of them: lines of tables repeat too. */
const ELSEWHERE = { pages: 5, share: 0.5 };

/** Heights on the page are compared in steps of so many points. */
const HEIGHT_STEP_PT = 6;

/**
 * Removes running headers and footers (the same words in a margin, whatever their numbers) and watermarks (the same
 * words at the same height). Only text that repeats is removed, so a short document keeps everything.
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

/** Numbers differ from page to page. A page in landscape has its header at another height, but in its margin too. */
function keyOf(segment: Segment, page: SegmentedPage): string {
  const words = segment.text.toLowerCase().replace(/\d+/g, '#');
  return `${words}|${marginOf(segment, page) ?? Math.round(segment.y / HEIGHT_STEP_PT)}`;
}
