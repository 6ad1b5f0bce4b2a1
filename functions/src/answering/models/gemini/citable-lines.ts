import { ownContext, rowByColumns } from '../../../ingestion/passages/render-context.ts';
import type { ScopePassage } from '../../retrieval/scope.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { QuotableAnswer } from '../draft-model.ts';

/** A sentence, list item or row. */
export interface CitableLine {
  passage: ScopePassage;
  /** In the passage's text. */
  start: number;
  end: number;
  /** As the model reads it; the words cited are the passage's. */
  shown: string;
}

/** What a prompt numbers: `[1]` is the first line, and the answers follow the last. */
export interface Citable {
  lines: readonly CitableLine[];
  quotable: readonly QuotableAnswer[];
}

/** In reading order; headings, captions and contents have none. */
export function citableLines(entry: ScopePassage): CitableLine[] {
  const { passage } = entry;
  const sentences = sentencesOf(passage);
  const row = passage.kind === 'table' && sentences.length === 1 ? rowByColumns(passage.context) : null;
  const own = ownContext(passage.context);
  let from = 0;
  return sentences.flatMap((sentence): CitableLine[] => {
    const start = passage.text.indexOf(sentence, from);
    if (start === -1) return [];
    const end = start + sentence.length;
    // With the item's number or bullet, which is not quoted.
    const words = row ?? passage.text.slice(from, end);
    from = end;
    return [{ passage: entry, start, end, shown: onOneLine([words, ...own].join(' | ')) }];
  });
}

/** One per run of neighbouring cited lines of a passage. */
export function quotesOf(lines: readonly CitableLine[]): { passageKey: string; quote: string }[] {
  const runs: { first: CitableLine; last: CitableLine }[] = [];
  const ordered = [...new Set(lines)];
  for (const line of ordered) {
    const run = runs.find(({ first, last }) => first.passage.key === line.passage.key && isNext(last, line));
    if (run) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs.map(({ first, last }) => ({
    passageKey: first.passage.key,
    quote: first.passage.passage.text.slice(first.start, last.end),
  }));
}

function isNext(one: CitableLine, other: CitableLine): boolean {
  const between = one.passage.passage.text.slice(one.end, other.start);
  return one.end <= other.start && /^\s*$/.test(between);
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
