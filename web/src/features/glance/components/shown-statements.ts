import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactReviewView, FactView } from '@trialdesk/contract/replies/study-facts';

export interface ShownStatements {
  first: (readonly Quote[])[];
  /** Shown on demand. */
  others: (readonly Quote[])[];
}

/** A review for the documents in use; null when there is none or it is for earlier ones. */
export function currentReview({ review }: Pick<FactView, 'review'>): FactReviewView | null {
  return review && !review.is_outdated ? review : null;
}

/** What is confirmed comes first and alone; without that, all statements that differ, or else the first. */
export function shownStatements(fact: FactView): ShownStatements {
  const found = fact.statements.map(({ quotes }) => quotes);
  const review = currentReview(fact);
  switch (review?.decision) {
    case 'confirmed':
      return { first: [review.quotes], others: found.filter((quotes) => !isSame(quotes, review.quotes)) };
    case 'not_stated':
      return { first: [], others: found };
    case undefined:
      return fact.disagrees ? { first: found, others: [] } : { first: found.slice(0, 1), others: found.slice(1) };
  }
}

export function isSame(one: readonly Quote[], other: readonly Quote[]): boolean {
  const keyOf = (quotes: readonly Quote[]) =>
    JSON.stringify(quotes.map(({ document_id, page, text_snippet }) => [document_id, page, text_snippet]));
  return keyOf(one) === keyOf(other);
}
