import type { Citation, Quote } from '@trialdesk/contract/entities/citation';
import type { DocumentDoubt } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { Actor } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { availableCitations } from '@trialdesk/contract/response-citations';
import { ApiError } from '../http/api-error.ts';

interface Addition {
  /** Checked against the documents in use. */
  quotes: readonly Quote[];
  /** About their documents. */
  doubts: readonly DocumentDoubt[];
  by: Actor;
  at: string;
}

/**
 * The question with all of the quotes as citations that its response may refer to, and those that are new. Errors: 400
 * when they would be too many.
 */
export function withCitations<T extends RequestQuery>(
  query: T,
  { quotes, doubts, by, at }: Addition,
): { query: T; added: Citation[] } {
  const { added: before = [], added_doubts = [] } = query;
  const available = availableCitations(query);
  const last = Math.max(0, ...[...available, ...before].map(({ number }) => number));
  const added = quotes
    .filter((quote, index) => !available.some(isOf(quote)) && quotes.findIndex(isOf(quote)) === index)
    .map((quote, index) => ({ ...quote, number: last + index + 1, added_by: by, added_at: at }));
  if (added.length === 0) return { query, added };
  if (available.length + added.length > LIMITS.citationsPerAnswer) throw new ApiError('bad_input', 'tooManyCitations');
  const known = added_doubts.filter(({ document_id }) => quotes.every((quote) => quote.document_id !== document_id));
  const changed = {
    ...query,
    added: [...before, ...added],
    ...(doubts.length > 0 && { added_doubts: [...known, ...doubts] }),
  };
  return { query: changed, added };
}

/** Under its number in the response. */
export function citationOf(query: RequestQuery, quote: Quote): Citation | undefined {
  return availableCitations(query).find(isOf(quote));
}

function isOf(quote: Quote): (other: Quote) => boolean {
  return ({ document_id, page, text_snippet }) =>
    document_id === quote.document_id && page === quote.page && text_snippet === quote.text_snippet;
}
