const NUMBER = /^(?:(?:section|appendix|attachment)\s+)?(?:\d+(?:\.\d+)*\.?|(?=[ivx])[ivx]+\.|[a-z][.:])\s+/iu;

/** Without number and closing punctuation, in lower case. */
export function sectionName(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(NUMBER, '')
    .replace(/[:.]\s*$/, '')
    .replace(/\(s\)/gi, 's')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
