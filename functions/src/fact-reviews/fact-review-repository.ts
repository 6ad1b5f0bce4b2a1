import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { FactReview, StudyFacts } from '@trialdesk/contract/entities/study-fact';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { studyFacts } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

/** Without reviews, version 0. */
export async function findFactReviews(studyId: string): Promise<StudyFacts> {
  return (await studyFacts().doc(studyId).get()).data() ?? noReviews(studyId);
}

export interface FactReviewChange {
  studyId: string;
  field: string;
  /** Null withdraws the review. */
  review: Pick<FactReview, 'decision' | 'quotes' | 'documents'> | null;
  /** The one it is based on; omit to accept any. */
  version: number | undefined;
}

/** Null when the field was reviewed meanwhile. The same review again writes nothing. */
export async function storeFactReview(
  { studyId, field, review, version }: FactReviewChange,
  { actor, at }: { actor: AuditActor; at: string },
): Promise<StudyFacts | null> {
  return runTransaction(async (transaction) => {
    const place = studyFacts().doc(studyId);
    const stored = (await transaction.get(place)).data() ?? noReviews(studyId);
    const before = stored.reviews[field] ?? null;
    // A client repeats a call whose reply it never received.
    if (isDeepStrictEqual(decisionOf(before), decisionOf(review))) return stored;
    if (version !== undefined && before !== null && before.version > version) return null;
    const others = Object.fromEntries(Object.entries(stored.reviews).filter(([key]) => key !== field));
    const by = { id: actor.id, name: actor.name };
    const next = stored.version + 1;
    const reviews = review ? { ...others, [field]: { ...review, by, at, version: next } } : others;
    const record = { study_id: studyId, version: next, reviews };
    transaction.set(place, record);
    recordAudit(transaction, {
      at,
      actor,
      action: actionOf(review),
      target: `${COLLECTIONS.studyFacts}/${studyId}`,
      before: before && { field, ...decisionOf(before) },
      after: { field, ...decisionOf(review) },
    });
    return record;
  });
}

function noReviews(studyId: string): StudyFacts {
  return { study_id: studyId, version: 0, reviews: {} };
}

function decisionOf(review: FactReviewChange['review']) {
  return review && { decision: review.decision, quotes: review.quotes, documents: review.documents };
}

function actionOf(review: FactReviewChange['review']): AuditAction {
  if (!review) return 'fact.reopened';
  return review.decision === 'confirmed' ? 'fact.confirmed' : 'fact.not_stated';
}
