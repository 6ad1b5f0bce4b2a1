import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { withPassages } from '../answering/retrieval/with-passages.ts';
import { activeDocuments } from '../documents/document-repository.ts';

/** The documents that questions of a study are answered from, with their passages. */
export async function scopeOf(studyId: string): Promise<ScopeDocument[]> {
  return withPassages(await activeDocuments(studyId));
}
