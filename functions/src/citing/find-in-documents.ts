import type { Quote } from '@trialdesk/contract/entities/citation';
import { findQuote } from '../answering/verification/find-quote.ts';
import { rankPassages } from '../answering/retrieval/rank-passages.ts';
import { indexOf } from '../answering/retrieval/scope-index.ts';
import { quoteOf, type FoundPassage, type ScopeDocument } from '../answering/retrieval/scope.ts';

export interface FoundInDocuments {
  /** Of the best sentence, or the whole passage. */
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

function bestOf({ passage, sentences }: FoundPassage): string {
  const [best] = sentences.toSorted((one, other) => other.score - one.score);
  return (best && findQuote(passage.text, best.text)) ?? passage.text;
}
