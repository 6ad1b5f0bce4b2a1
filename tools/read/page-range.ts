import { PlainError } from '../plain-error.ts';

/**
 * Page numbers of `3,10-20`, ascending.
 * @throws PlainError for anything else, and for pages that the document does not have
 */
export function parsePages(text: string | undefined, pageCount: number): number[] {
  if (text === undefined) return Array.from({ length: pageCount }, (_, at) => at + 1);
  const pages = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first < 1 || last < first || last > pageCount)
      throw new PlainError(`--pages takes pages of this document (1-${pageCount}), such as 3,10-20.`);
    for (let page = first; page <= last; page++) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}
