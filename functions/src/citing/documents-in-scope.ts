import type { Reach } from '@trialdesk/contract/permissions';
import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { withPassages } from '../answering/retrieval/with-passages.ts';
import { activeDocuments } from '../documents/document-lists-repository.ts';

/** With their passages. Errors: 403. */
export async function documentsInScope(reach: Reach, studyId: string): Promise<ScopeDocument[]> {
  return withPassages(await activeDocuments(reach, studyId));
}
