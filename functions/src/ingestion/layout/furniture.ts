import type { Segment, SegmentedPage } from './segments.ts';

// Set by eye on the development protocols.

/** Share of the tallest page's height, top and bottom each: headers are as deep on landscape pages. */
const MARGIN = 0.14;

/** Text in a margin is dropped when on this many pages and this share of pages. */
const IN_MARGIN = { pages: 3, share: 0.15 };

/** Stricter, because table rows repeat too. */
const ELSEWHERE = { pages: 5, share: 0.5 };

const HEIGHT_STEP_PT = 6;

/** Often the only place that states the version, its date or the sponsor. */
const IDENTITY = /\b(?:version|amendment|final|sponsor|protocol (?:no|number|date))\b|\b(?:19|20)\d\d\b|©/iu;

/** Its first page has it at the top, like a header. */
const ATTACHMENT = /^(?:protocol )?(?:attachment|appendix|annex)\b/iu;

/** What identifies the document is kept where a title page first has it. */
const TITLE_PAGES = 3;

/**
 * Removes running headers and footers (same words in a margin) and watermarks (same words at one height), except one of
 * each that identifies the document. Short documents keep everything.
 */
export function dropFurniture(pages: SegmentedPage[]): SegmentedPage[] {
  const depth = MARGIN * Math.max(...pages.map(({ top, bottom }) => top - bottom));
  const pagesByKey = new Map<string, Set<number>>();
  const attachments = new Set<string>();
  for (const page of pages) {
    for (const segment of page.segments) {
      const key = keyOf(segment, marginOf(segment, page, depth));
      pagesByKey.set(key, (pagesByKey.get(key) ?? new Set()).add(page.page));
    }
  }
  const withText = pages.filter((page) => page.segments.length > 0).length;
  return pages.map((page) => ({
    ...page,
    segments: page.segments.filter((segment) => {
      const margin = marginOf(segment, page, depth);
      const repeated = pagesByKey.get(keyOf(segment, margin)) ?? new Set();
      const allowed = margin ? IN_MARGIN : ELSEWHERE;
      if (repeated.size < Math.max(allowed.pages, withText * allowed.share)) return true;
      if (ATTACHMENT.test(segment.text) && !attachments.has(segment.text))
        return attachments.add(segment.text).size > 0;
      const first = Math.min(...repeated);
      return margin !== null && page.page === first && first <= TITLE_PAGES && IDENTITY.test(segment.text);
    }),
  }));
}

function marginOf(segment: Segment, page: SegmentedPage, depth: number): 'top' | 'bottom' | null {
  if (segment.y > page.top - depth) return 'top';
  return segment.y < page.bottom + depth ? 'bottom' : null;
}

/** Ignores numbers, and the height within a margin, which differs on landscape pages. */
function keyOf(segment: Segment, margin: 'top' | 'bottom' | null): string {
  const words = segment.text.toLowerCase().replace(/\d+/g, '#');
  return `${words}|${margin ?? Math.round(segment.y / HEIGHT_STEP_PT)}`;
}
