import type { Quote } from '@trialdesk/contract/entities/citation';
import { SHORT_ITEM } from '../answering/retrieval/lead-ins.ts';
import { findQuote } from '../answering/verification/find-quote.ts';
import { rankPassages } from '../answering/retrieval/rank-passages.ts';
import { indexOf } from '../answering/retrieval/scope-index.ts';
import { quoteOf, type FoundPassage, type ScopeDocument } from '../answering/retrieval/scope.ts';

export interface FoundInDocuments {
  /** Of the best sentence, of a list item as a whole, or of the whole passage. */
  quote: Quote;
  /** Of the whole passage. */
  text: string;
}

/** Best first. */
export async function findInDocuments(
  words: string,
  documents: ScopeDocument[],
  most: number,
): Promise<FoundInDocuments[]> {
  const index = await indexOf(documents);
  const ranked = rankPassages(index, { title: '', question: words, earlier: [] });
  return ranked.slice(0, most).map((found) => ({ quote: quoteOf(found, bestOf(found)), text: found.passage.text }));
}

/** The further sentences of a list item are the conditions of its first. */
function bestOf({ passage, sentences }: FoundPassage): string {
  const [first] = sentences;
  if (passage.kind === 'list' && first && sentences.length <= SHORT_ITEM)
    return passage.text.slice(Math.max(0, passage.text.indexOf(first.text)));
  const [best] = sentences.toSorted((one, other) => other.score - one.score);
  return (best && findQuote(passage.text, best.text)) ?? passage.text;
}
