import type { Quote } from '@trialdesk/contract/entities/citation';
import { LIMITS } from '@trialdesk/contract/limits';
import type { FactReviewPayload } from '@trialdesk/contract/payloads/fact-review';
import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { quoteOnPage } from '../answering/verification/quote-on-page.ts';
import { ApiError } from '../http/api-error.ts';

type SentQuote = NonNullable<FactReviewPayload['quotes']>[number];

/**
 * As printed, cut from their pages' passages like a draft's citations. Errors: 400 for words that are not on the page,
 * a document that is not in use, or too much text.
 */
export function checkedQuotes(sent: readonly SentQuote[], documents: readonly ScopeDocument[]): Quote[] {
  const quotes = sent.map((quote) => checkedQuote(quote, documents));
  if (quotes.reduce((sum, { text_snippet }) => sum + text_snippet.length, 0) > LIMITS.factText.max) {
    throw new ApiError('bad_input', 'quotesTooLong', { quotes: 'quotesTooLong' });
  }
  return quotes;
}

function checkedQuote(sent: SentQuote, documents: readonly ScopeDocument[]): Quote {
  const checked = quoteOnPage(sent, documents);
  if (checked.result === 'found') return checked.quote;
  const problem = checked.result === 'not-in-use' ? 'documentNotInUse' : 'quoteNotOnPage';
  throw new ApiError('bad_input', problem, { quotes: problem });
}
