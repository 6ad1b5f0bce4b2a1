import type { DocumentView } from '@trialdesk/contract/replies/documents';
import type { UploadSession } from '@trialdesk/contract/replies/uploads';
import type { Reply, TestPerson } from './api-world.ts';

export interface DirectFile {
  name: string;
  bytes: Uint8Array;
  studyId?: string;
  replaces?: string;
  /** Announced instead of its own. */
  size?: number;
  key?: string;
}

export function startUpload(person: TestPerson, file: DirectFile): Promise<Reply<UploadSession>> {
  const { name, bytes, size = bytes.length, studyId, replaces, key } = file;
  return person.call<UploadSession>('POST /documents/uploads', {
    json: { name, size, ...(studyId && { study_id: studyId }), ...(replaces && { replaces }) },
    headers: { ...(key && { 'Idempotency-Key': key }) },
  });
}

/** As a browser does: chunk after chunk. */
export async function sendChunks({ session_url, chunk_bytes }: UploadSession, bytes: Uint8Array): Promise<Response> {
  for (let from = 0; ; from += chunk_bytes) {
    const to = Math.min(from + chunk_bytes, bytes.length);
    const response = await sendChunk(session_url ?? '', bytes.subarray(from, to), `${from}-${to - 1}/${bytes.length}`);
    if (response.status !== 308 || to === bytes.length) return response;
  }
}

export function sendChunk(url: string, chunk: Uint8Array, range: string): Promise<Response> {
  return fetch(url, {
    method: 'PUT',
    headers: { 'Content-Range': `bytes ${range}` },
    body: new Uint8Array(chunk),
    redirect: 'manual',
  });
}

export function finishUpload(person: TestPerson, id: string): Promise<Reply<DocumentView>> {
  return person.call<DocumentView>(`POST /documents/uploads/${id}/finish`);
}
