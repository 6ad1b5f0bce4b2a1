import type { Quote } from '@trialdesk/contract/entities/citation';
import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { ModelSentence } from '../models/draft-model.ts';
import { quoteOf, type ScopePassage } from '../retrieval/scope.ts';
import { findQuote } from './find-quote.ts';
import { unfoundedValues } from './unfounded-values.ts';

export interface VerifiedSentence {
  text: string;
  citations: Quote[];
}

export interface Grounds {
  passages: ReadonlyMap<string, ScopePassage>;
  /** Questions and answers of the thread, whose values may be repeated. */
  asked: string;
}

/**
 * Keeps citations whose quote is in the passage they name, and sentences with such a citation whose numbers, units and
 * addresses are in the quotes, their context or the thread. Snippets are cut from the passage, so quotes are verbatim.
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
