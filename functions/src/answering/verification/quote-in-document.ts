import type { Quote } from '@trialdesk/contract/entities/citation';
import { quoteOf, type ScopeDocument } from '../retrieval/scope.ts';
import { findQuote } from './find-quote.ts';
import { quoteOnPage } from './quote-on-page.ts';

/**
 * The same words in a document that may be a later version of the one that was cited: on the page they were on, else in
 * the passage nearest to it. Null if it does not have them.
 */
export function quoteInDocument(cited: Pick<Quote, 'page' | 'text_snippet'>, document: ScopeDocument): Quote | null {
  const { page, text_snippet: text } = cited;
  const onPage = quoteOnPage({ document_id: document.id, page, text }, [document]);
  if (onPage.result === 'found') return onPage.quote;
  const nearest = document.file.passages.toSorted(
    (one, other) => Math.abs(one.page - page) - Math.abs(other.page - page),
  );
  for (const passage of nearest) {
    const snippet = findQuote(passage.text, text);
    if (snippet !== null) return quoteOf({ key: passage.id, document, passage }, snippet);
  }
  return null;
}
