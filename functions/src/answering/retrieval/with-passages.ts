import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { findDocument } from '../../documents/document-repository.ts';
import { loadPassages } from '../../ingestion/load-passages.ts';
import type { PassageFile } from '../../ingestion/passages/passage.ts';
import type { ScopeDocument } from './scope.ts';

/** Only documents that have been read and were not removed meanwhile. Rejects as `loadPassages`. */
export async function withPassages(documents: readonly StudyDocument[]): Promise<ScopeDocument[]> {
  const read = documents.filter(({ ingestion }) => ingestion.state === 'ready');
  const found = await Promise.all(
    read.map(async ({ id, name, version, upload_date, study_id }): Promise<ScopeDocument | null> => {
      const file = await passagesOf(id);
      return (
        file && {
          ...{ id, name, version, upload_date, file },
          ...(study_id === null && { is_for_all_studies: true }),
        }
      );
    }),
  );
  return found.filter((document) => document !== null);
}

/** Null if the document is gone. */
async function passagesOf(id: string): Promise<PassageFile | null> {
  try {
    return await loadPassages(id);
  } catch (error) {
    if (await findDocument(EVERYWHERE, id)) throw error;
    return null;
  }
}
