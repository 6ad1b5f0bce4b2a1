import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { activeDocuments } from '../documents/document-repository.ts';
import { loadPassages } from '../ingestion/load-passages.ts';

/** The documents that questions of a study are answered from, with their passages. */
export async function scopeOf(studyId: string): Promise<ScopeDocument[]> {
  const active = await activeDocuments(studyId);
  return Promise.all(
    active
      .filter(({ ingestion }) => ingestion.state === 'ready')
      .map(async ({ id, name, version, upload_date, study_id }) => {
        const file = await loadPassages(id);
        return { id, name, version, upload_date, file, ...(study_id === null && { is_for_all_studies: true }) };
      }),
  );
}
