import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Confidence, Conflict, ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { ModelSentence, RejectedSentence } from '../models/draft-model.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';
import { findConflicts } from './conflicts.ts';
import { confidenceWith, documentDoubts } from './document-doubts.ts';
import { numberCitations } from './number-citations.ts';
import { judgeSentence, verifyCitations, type Grounds } from './verify-citations.ts';

export interface VerifiedDraft {
  /** One sentence per line, with citation numbers. */
  text: string;
  citations: Citation[];
  conflicts: Conflict[];
  /** Only in the thread; absent without any. */
  site_values?: string[];
}

export interface DraftGrounds extends Grounds {
  documents: readonly ScopeDocument[];
}

/** That would be dropped, and why. */
export function rejectedSentences(sentences: readonly ModelSentence[], grounds: Grounds): RejectedSentence[] {
  return sentences.flatMap((sentence, at) => {
    const verdict = judgeSentence(sentence, grounds);
    return 'reason' in verdict ? [{ ...verdict, at, text: sentence.text }] : [];
  });
}

/** Null when no sentence is verified. */
export function verifyDraft(
  sentences: readonly ModelSentence[],
  { documents, ...grounds }: DraftGrounds,
): VerifiedDraft | null {
  const verified = verifyCitations(sentences, grounds);
  if (verified.length === 0) return null;
  const { text, citations } = numberCitations(verified);
  const siteValues = [...new Set(verified.flatMap((sentence) => sentence.siteValues))];
  return {
    ...{ text, citations, conflicts: findConflicts(citations, documents) },
    ...(siteValues.length > 0 ? { site_values: siteValues } : {}),
  };
}

interface Searched {
  study_name: string;
  documents: readonly ScopeDocument[];
}

/** With the certainty that the doubts leave. */
export function judgeSources(
  { citations }: Pick<VerifiedDraft, 'citations'>,
  { study_name, documents }: Searched,
  confidence: Confidence,
): Pick<ReadyDraft, 'confidence' | 'doubts'> {
  const doubts = documentDoubts(citations, documents, study_name);
  return { confidence: confidenceWith(doubts, confidence), ...(doubts.length > 0 ? { doubts } : {}) };
}
