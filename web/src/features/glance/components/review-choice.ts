import type { FactReviewPayload } from '@trialdesk/contract/payloads/fact-review';
import type { FactView } from '@trialdesk/contract/replies/study-facts';
import { currentReview, isSame } from './shown-statements.ts';

/** A statement by its place in the list, words from elsewhere, or none. */
export type ReviewChoice = `statement ${number}` | 'other' | 'not_stated';

export interface OtherWords {
  documentId: string;
  /** As typed. */
  page: string;
  text: string;
}

export function choiceOfStatement(place: number): ReviewChoice {
  return `statement ${place}`;
}

/** What is confirmed, else the first statement, else other words. */
export function firstChoice(fact: FactView): ReviewChoice {
  const review = currentReview(fact);
  if (review?.decision === 'not_stated') return 'not_stated';
  const place = review ? fact.statements.findIndex(({ quotes }) => isSame(quotes, review.quotes)) : 0;
  return fact.statements.length === 0 || place === -1 ? 'other' : choiceOfStatement(place);
}

/** The words already confirmed from elsewhere, if any. */
export function firstWords(fact: FactView, documentId: string): OtherWords {
  const [quote] = currentReview(fact)?.quotes ?? [];
  return quote && firstChoice(fact) === 'other'
    ? { documentId: quote.document_id, page: String(quote.page), text: quote.text_snippet }
    : { documentId, page: '', text: '' };
}

/** Null while something is missing. */
export function reviewOf(
  choice: ReviewChoice,
  { fact, words, version }: { fact: FactView; words: OtherWords; version: number },
): FactReviewPayload | null {
  if (choice === 'not_stated') return { decision: 'not_stated', version };
  if (choice === 'other') {
    const page = Number(words.page);
    if (!Number.isInteger(page) || page < 1 || words.documentId === '' || words.text.trim() === '') return null;
    return {
      decision: 'confirmed',
      quotes: [{ document_id: words.documentId, page, text: words.text.trim() }],
      version,
    };
  }
  const chosen = fact.statements.find((_statement, place) => choiceOfStatement(place) === choice);
  if (!chosen) return null;
  const quotes = chosen.quotes.map(({ document_id, page, text_snippet: text }) => ({ document_id, page, text }));
  return { decision: 'confirmed', quotes, version };
}
