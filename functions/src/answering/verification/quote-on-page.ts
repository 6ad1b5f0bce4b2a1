import type { Quote } from '@trialdesk/contract/entities/citation';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { quoteOf, type ScopeDocument } from '../retrieval/scope.ts';
import { isWeakQuote } from '../text/weak-quote.ts';
import { findQuote } from './find-quote.ts';

/** Taken by a person. */
export interface TakenQuote {
  document_id: string;
  page: number;
  text: string;
}

export type CheckedQuote =
  { result: 'found'; quote: Quote; isWeak: boolean } | { result: 'not-in-use' | 'not-on-page' };

/** Passages that a selection may run over. */
const MOST_PASSAGES = 8;

/** As printed, cut from the page's passages like a draft's citations. It may run on from one passage to the next. */
export function quoteOnPage(
  { document_id, page, text }: TakenQuote,
  documents: readonly ScopeDocument[],
): CheckedQuote {
  const document = documents.find(({ id }) => id === document_id);
  if (!document) return { result: 'not-in-use' };
  const onPage = document.file.passages.filter((passage) => passage.page === page);
  for (let count = 1; count <= Math.min(MOST_PASSAGES, onPage.length); count += 1) {
    for (let from = 0; from + count <= onPage.length; from += 1) {
      const passage = joined(onPage.slice(from, from + count));
      const snippet = passage && findQuote(passage.text, text);
      if (!passage || !snippet) continue;
      const quote = quoteOf({ key: passage.id, document, passage }, snippet);
      return { result: 'found', quote, isWeak: isWeakQuote(passage, snippet) };
    }
  }
  return { result: 'not-on-page' };
}

/** Named after the first. */
function joined([first, ...others]: readonly Passage[]): Passage | null {
  if (!first || others.length === 0) return first ?? null;
  const all = [first, ...others];
  const [left, bottom, right, top] = first.rect;
  return {
    ...first,
    text: all.map(({ text }) => text).join('\n'),
    rect: [
      Math.min(left, ...others.map(({ rect }) => rect[0])),
      Math.min(bottom, ...others.map(({ rect }) => rect[1])),
      Math.max(right, ...others.map(({ rect }) => rect[2])),
      Math.max(top, ...others.map(({ rect }) => rect[3])),
    ],
  };
}
