import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Conflict } from '@trialdesk/contract/entities/draft';
import type { ModelSentence } from '../models/draft-model.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';
import { findConflicts } from './conflicts.ts';
import { numberCitations } from './number-citations.ts';
import { verifyCitations, type Grounds } from './verify-citations.ts';

export interface VerifiedDraft {
  /** One sentence per line, with citation numbers. */
  text: string;
  citations: Citation[];
  conflicts: Conflict[];
}

/** Entry point of the verification stage. Null when no sentence is verified. */
export function verifyDraft(
  sentences: ModelSentence[],
  { documents, ...grounds }: Grounds & { documents: readonly ScopeDocument[] },
): VerifiedDraft | null {
  const verified = verifyCitations(sentences, grounds);
  if (verified.length === 0) return null;
  const { text, citations } = numberCitations(verified);
  return { text, citations, conflicts: findConflicts(citations, documents) };
}
