import type { Passage } from '../../ingestion/passages/passage.ts';
import type { ScopePassage } from './scope.ts';

// In characters; chosen with the questions about one and about nine protocols at 100,000 characters.

/** A longer list or table is cut to the items or rows around the hit. */
const LONGEST_BLOCK = 6_000;

/** Of the rest of the section. */
const LONGEST_SECTION = 1_500;

/** A sentence spans at most this many passages on each side. */
const SPLIT_PASSAGES = 2;

const UNFINISHED = /(?:[\p{L}\d,;–-]|\b(?:e\.g|i\.e)\.)$/u;
const CONTINUES = /^[\p{Ll}(]/u;

/**
 * Most needed first: the other parts of a sentence, a table's headers, a list's lead-in, the items or rows around, the
 * rest of the section. Expects the scope's passages in document order.
 */
export function surroundingsOf(order: readonly ScopePassage[], at: number): ScopePassage[] {
  const block = blockAround(order, at);
  const section = nearestFirst(connected(order, at, (a, b) => sameSection(a.passage, b.passage)));
  const needed = [
    ...sentenceParts(order, at),
    ...block.leading,
    ...upTo(LONGEST_BLOCK, block.members),
    ...upTo(LONGEST_SECTION, section),
  ];
  return [...new Set(needed)];
}

function sentenceParts(order: readonly ScopePassage[], at: number): ScopePassage[] {
  const parts: ScopePassage[] = [];
  for (const step of [1, -1]) {
    for (let next = at + step; Math.abs(next - at) <= SPLIT_PASSAGES; next += step) {
      const [before, after] = step === 1 ? [order[next - 1], order[next]] : [order[next], order[next + 1]];
      const added = order[next];
      if (!added || !before || !after || !isSplit(before, after)) break;
      parts.push(added);
    }
  }
  return parts;
}

/** Whether a sentence runs over both. */
function isSplit(before: ScopePassage, after: ScopePassage): boolean {
  if (before.document !== after.document || before.passage.kind === 'heading') return false;
  if (before.passage.kind === 'table' || after.passage.kind === 'table' || after.passage.kind === 'heading')
    return false;
  return UNFINISHED.test(before.passage.text) && CONTINUES.test(after.passage.text);
}

interface Surrounding {
  /** Column headers and caption, or the lead-in. */
  leading: ScopePassage[];
  /** Nearest first. */
  members: ScopePassage[];
}

function blockAround(order: readonly ScopePassage[], at: number): Surrounding {
  const hit = order[at];
  if (!hit) return { leading: [], members: [] };
  switch (hit.passage.kind) {
    case 'table':
      return tableAround(order, at);
    case 'list':
      return listAround(order, at);
    case 'prose':
    case 'heading':
      return { leading: [], members: listBelow(order, at) };
  }
}

function tableAround(order: readonly ScopePassage[], at: number): Surrounding {
  const rows = connected(order, at, (a, b) => a.passage.kind === 'table' && b.passage.kind === 'table');
  const first = at - rows.above.length;
  const headers = connected(order, first, (_, above) => above.passage.kind === 'heading');
  return { leading: headers.above, members: nearestFirst(rows) };
}

function listAround(order: readonly ScopePassage[], at: number): Surrounding {
  const items = connected(order, at, isSameList);
  const above = order[at - items.above.length - 1];
  const leads = above?.document === order[at]?.document && above?.passage.kind === 'prose' && isLeadIn(above);
  return { leading: leads ? [above] : [], members: nearestFirst(items) };
}

/** Led into by a paragraph. */
function listBelow(order: readonly ScopePassage[], at: number): ScopePassage[] {
  const [lead, item] = order.slice(at, at + 2);
  if (!lead || item?.passage.kind !== 'list' || lead.document !== item.document || !isLeadIn(lead)) return [];
  return [item, ...connected(order, at + 1, isSameList).below];
}

function isLeadIn({ passage }: ScopePassage): boolean {
  return /:\s*$/u.test(passage.text);
}

function isSameList(a: ScopePassage, b: ScopePassage): boolean {
  return a.passage.kind === 'list' && b.passage.kind === 'list' && sameSection(a.passage, b.passage);
}

function sameSection(a: Passage, b: Passage): boolean {
  return a.section.length === b.section.length && a.section.every((label, at) => label === b.section[at]);
}

interface Sides {
  /** Nearest first, like `below`. */
  above: ScopePassage[];
  below: ScopePassage[];
}

/** An unbroken chain with this passage, in its document. */
function connected(
  order: readonly ScopePassage[],
  at: number,
  isLinked: (inner: ScopePassage, outer: ScopePassage) => boolean,
): Sides {
  const side = (step: 1 | -1): ScopePassage[] => {
    const chain: ScopePassage[] = [];
    for (let next = at + step; ; next += step) {
      const [inner, outer] = [order[next - step], order[next]];
      if (!outer || inner?.document !== outer.document || !isLinked(inner, outer)) return chain;
      chain.push(outer);
    }
  };
  return { above: side(-1), below: side(1) };
}

function nearestFirst({ above, below }: Sides): ScopePassage[] {
  return Array.from({ length: Math.max(above.length, below.length) }, (_, distance) => [
    ...below.slice(distance, distance + 1),
    ...above.slice(distance, distance + 1),
  ]).flat();
}

function upTo(characters: number, passages: ScopePassage[]): ScopePassage[] {
  let left = characters;
  const end = passages.findIndex(({ passage }) => (left -= passage.text.length) < 0);
  return end === -1 ? passages : passages.slice(0, end);
}
