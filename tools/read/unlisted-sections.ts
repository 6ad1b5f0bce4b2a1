import type { Passage } from '../../functions/src/ingestion/passages/passage.ts';

export interface UnlistedSection {
  label: string;
  /** Of the first passage under it. */
  page: number;
  passages: number;
}

const NUMBER = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s/;

/**
 * Numbered section labels that the document's own contents do not list, down to the depth that it lists. Empty for a
 * document without contents.
 */
export function unlistedSections(passages: readonly Passage[], contents: readonly string[]): UnlistedSection[] {
  const listed = keyOf(contents.join(' '));
  const depth = Math.max(0, ...contents.map(depthOf));
  const unlisted = new Map<string, UnlistedSection>();
  for (const { section, page } of passages)
    for (const label of section) {
      const labelDepth = depthOf(label);
      if (labelDepth === 0 || labelDepth > depth || listed.includes(keyOf(label))) continue;
      const known = unlisted.get(label);
      if (known) known.passages++;
      else unlisted.set(label, { label, page, passages: 1 });
    }
  return [...unlisted.values()];
}

/** How many numbers a label or an entry begins with. */
function depthOf(text: string): number {
  return NUMBER.exec(text)?.[1]?.split('.').length ?? 0;
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}
