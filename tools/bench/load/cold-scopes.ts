import { randomUUID } from 'node:crypto';
import type { StudyDocument } from '../../../contract/src/entities/document.ts';
import type { DraftJob } from '../../../contract/src/entities/draft-job.ts';
import type { RequestRecord } from '../../../contract/src/entities/request.ts';
import { passagesPath, queryKey } from '../../../contract/src/paths.ts';
import { secondsAfter, systemClock } from '../../../functions/src/clock.ts';
import { bucket } from '../../../functions/src/firebase/app.ts';
import { documents, draftJobs } from '../../../functions/src/firebase/collections.ts';
import { writePassages } from '../../../functions/src/ingestion/passages/passage-store.ts';
import { storeThread } from '../../../functions/src/testing/stored-thread.ts';
import { inventDocuments, samplePassages } from '../invented-documents.ts';

export interface ScopeSize {
  documents: number;
  pages: number;
}

const NOBODY = { id: 'bench', name: 'Bench' };
const QUESTION = 'My patient missed the week 4 visit by three days, may I still give the dose?';

/** Studies with documents that have been read; `forget` removes what was stored. */
export async function inventStudies(studies: number, size: ScopeSize) {
  const invented = inventDocuments(await samplePassages(), size);
  const stored: string[] = [];
  const ids = Array.from({ length: studies }, () => randomUUID());
  for (const study_id of ids)
    for (const { name, file } of invented) {
      const id = randomUUID();
      stored.push(id);
      const passages_sha256 = await writePassages({ ...file, document_id: id });
      await documents()
        .doc(id)
        .set({ ...read({ id, name, study_id }), source: file.source, passages_sha256 });
    }
  const forget = async () => {
    for (const id of stored) {
      await documents().doc(id).delete();
      await bucket().file(passagesPath(id)).delete({ ignoreNotFound: true });
    }
  };
  return { ids, forget };
}

function read({ id, name, study_id }: Pick<StudyDocument, 'id' | 'name' | 'study_id'>): StudyDocument {
  const at = systemClock();
  return {
    ...{ id, name, study_id, version: 1, replaces: null, replaced_by: null, document_status: 'active' },
    ...{ upload_date: at, uploaded_by: NOBODY, size: 1, page_count: 1 },
    ingestion: { state: 'ready', at, passages: 1, pages_without_text: [] },
  };
}

/** A request with a job whose worker has died, which no trigger runs. Returns the job's id. */
export async function askAbout(studyId: string): Promise<DraftJob> {
  const [requestId, queryId, past] = [randomUUID(), randomUUID(), secondsAfter(systemClock(), -3_600)];
  const record: RequestRecord = {
    ...{ request_id: requestId, study_id: studyId, study_name: 'Load', site_id: 'bench', site_name: 'Bench' },
    ...{ title: 'Missed the week 4 visit', category: 'study_procedures', priority: 'high', status: 'processing' },
    ...{ created_at: past, requester_id: NOBODY.id, requester_name: NOBODY.name },
    queries: [
      {
        ...{
          id: queryId,
          question: QUESTION,
          timestamp_created: past,
          redraft: null,
          edit: null,
          sent: null,
          version: 0,
        },
        asked_by: NOBODY,
        draft: { state: 'writing', since: past },
      },
    ],
  };
  const job: DraftJob = {
    ...{ id: queryKey(requestId, queryId), request_id: requestId, query_id: queryId, cause: queryId, attempts: 1 },
    ...{ state: 'running', lease_until: past, last_error: '', updated_at: past },
  };
  await storeThread(record);
  await draftJobs().doc(job.id).set(job);
  return job;
}
