import type { UploadSession } from '@trialdesk/contract/replies/uploads';
import { call } from '../../../lib/api.ts';
import { sendFile, SessionEnded } from '../../../lib/send-file.ts';
import { forgetKeptUpload, keepUpload } from './kept-uploads.ts';
import type { Upload } from './upload.ts';

/**
 * Sends a PDF to Storage and makes it a document. Kept in the tab until then, so that a reloaded page can go on. Rejects
 * with an `ApiError`, or when Storage cannot be reached for minutes.
 */
export async function uploadInChunks(upload: Upload): Promise<void> {
  const { file, place, key, signal } = upload;
  const { studyId, replaces, label, effectiveDate } = place;
  const { name, size, lastModified } = file;
  const body = { name, size, study_id: studyId, replaces: replaces ?? '', label, effective_date: effectiveDate };
  const start = () => call('startUpload', { body, key, signal });
  const started = await start();
  const kept = { key, id: started.id, name, size, lastModified, ...place, startedAt: Date.now() };
  const send = ({ session_url: sessionUrl, chunk_bytes: chunkBytes }: UploadSession) =>
    sessionUrl === null
      ? Promise.resolve()
      : sendFile({
          ...{ sessionUrl, file, chunkBytes, signal },
          onProgress: (progress) => {
            keepUpload({ ...kept, sent: progress.sent });
            upload.onProgress(progress);
          },
        });
  try {
    await send(started);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    // Storage has given it up: begin once more.
    await endUpload(started.id);
    await send(await start());
  }
  await call('finishUpload', { params: { id: started.id }, signal });
  forgetKeptUpload(key);
}

/** Cancels an upload in chunks, in this tab and on the server. */
export async function cancelUpload({ key, id }: { key: string; id: string }): Promise<void> {
  forgetKeptUpload(key);
  await endUpload(id);
}

/** What cannot be ended now ends by itself within a day. */
async function endUpload(id: string): Promise<void> {
  await call('cancelUpload', { params: { id } }).catch(() => undefined);
}
