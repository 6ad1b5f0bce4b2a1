import type { Quote } from '@trialdesk/contract/entities/citation';
import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { ModelSentence } from '../models/draft-model.ts';
import { quoteOf, type ScopePassage } from '../retrieval/scope.ts';
import { findQuote } from './find-quote.ts';
import { unfoundedValues } from './unfounded-values.ts';

/** A sentence with at least one proved citation. */
export interface VerifiedSentence {
  text: string;
  citations: Quote[];
}

/** What a sentence may rest on. */
export interface Grounds {
  /** The passages that the model was given, by key. */
  passages: ReadonlyMap<string, ScopePassage>;
  /** The questions and answers of the thread; their values may be repeated. */
  asked: string;
}

/**
 * Keeps citations whose quote is in the passage they name, and sentences with at least one such citation whose numbers,
 * units and addresses are in their quotes, the context of these, or the thread. Snippets are cut from the passage, so a
 * quote is always the page's own words.
 */
export function verifyCitations(sentences: ModelSentence[], { passages, asked }: Grounds): VerifiedSentence[] {
  return sentences.flatMap(({ text, quotes }) => {
    const proved = quotes.flatMap(({ passageKey, quote }) => {
      const found = passages.get(passageKey);
      const snippet = found && findQuote(found.passage.text, quote);
      return found && snippet ? [{ found, citation: quoteOf(found, snippet) }] : [];
    });
    const grounds = proved.map(({ found, citation }) => [
      citation.text_snippet,
      promptContext(found.passage.context),
      citation.section,
      citation.document_name,
    ]);
    const isProved = proved.length > 0 && unfoundedValues(text, [...grounds.flat(), asked].join('\n')).length === 0;
    return text.trim() !== '' && isProved
      ? [{ text: text.trim(), citations: proved.map(({ citation }) => citation) }]
      : [];
  });
}
