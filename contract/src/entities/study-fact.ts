import type { Quote } from './citation.ts';
import type { SearchedDocument } from './draft.ts';
import type { Actor } from './user.ts';

/** How a field is stated: by a sentence or row, as a list, in a table, or by the sentences of a section. */
export const FACT_FORMS = ['value', 'list', 'grid', 'text'] as const;

export type FactForm = (typeof FACT_FORMS)[number];

/** `confirmed`: the quotes state it. `not_stated`: a person has looked, and the documents do not state it. */
export const FACT_DECISIONS = ['confirmed', 'not_stated'] as const;

/** What a person has decided about a field of a study. */
export interface FactReview {
  decision: (typeof FACT_DECISIONS)[number];
  /** Verbatim, in the order chosen; empty unless confirmed. */
  quotes: Quote[];
  /** The documents in use at the time. The review is outdated once one that it rests on is no longer in use. */
  documents: Pick<SearchedDocument, 'id' | 'name' | 'version'>[];
  by: Actor;
  at: string;
  /** Of the record, when this was stored. */
  version: number;
}

/** `study_facts/{study}`: all reviews in one record, so that a draft or a screen reads one document. */
export interface StudyFacts {
  study_id: string;
  /** Raised by every review. */
  version: number;
  /** By field. */
  reviews: Record<string, FactReview>;
}

/**
 * Whether documents that a review rests on are no longer in use: those it quotes, or for `not_stated` any, and then a
 * new one counts too.
 */
export function isOutdated(
  { decision, quotes, documents }: Pick<FactReview, 'decision' | 'quotes' | 'documents'>,
  inUse: readonly { id: string }[],
): boolean {
  const ids = new Set(inUse.map(({ id }) => id));
  if (decision === 'confirmed') return quotes.some(({ document_id }) => !ids.has(document_id));
  return documents.length !== ids.size || documents.some(({ id }) => !ids.has(id));
}

/**
 * `document_facts/{document}`: a job written once a document has been read, and what it found. With a model configured,
 * the model is asked for the fields that reading found no statement of.
 */
export interface DocumentFacts {
  document_id: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  attempts: number;
  /** Empty unless running. */
  lease_until: string;
  /** Verified verbatim; of fields without a statement in the document. */
  found: { field: string; quotes: Pick<Quote, 'page' | 'section' | 'text_snippet' | 'ocr_rect'>[] }[];
  updated_at: string;
}
