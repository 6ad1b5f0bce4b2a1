import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { loadPassages } from '../../ingestion/load-passages.ts';
import type { ScopeDocument } from './scope.ts';

/** Only documents that have been read. Rejects as `loadPassages`. */
export function withPassages(documents: readonly StudyDocument[]): Promise<ScopeDocument[]> {
  return Promise.all(
    documents
      .filter(({ ingestion }) => ingestion.state === 'ready')
      .map(async ({ id, name, version, upload_date, study_id }) => ({
        ...{ id, name, version, upload_date },
        file: await loadPassages(id),
        ...(study_id === null && { is_for_all_studies: true }),
      })),
  );
}
