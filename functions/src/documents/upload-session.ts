import { sourcePath } from '@trialdesk/contract/paths';
import { bucket } from '../firebase/app.ts';
import { newId } from '../ids.ts';
import { logLine } from '../log-context.ts';
import { encoded, type SourceFacts } from './file-store.ts';

interface NewSession {
  documentId: string;
  facts: SourceFacts;
  /** Bytes. */
  size: number;
  /** Of the page that sends the file. */
  origin: string;
}

const CANCEL_MILLISECONDS = 10_000;

/** Resumable; can create one object and replace none. Storage ends it after a week. */
export async function openSession({ documentId, facts, size, origin }: NewSession) {
  const path = sourcePath(documentId, newId());
  const [session_url] = await bucket()
    .file(path)
    .createResumableUpload({
      origin,
      metadata: {
        contentType: 'application/pdf',
        contentLength: size,
        metadata: encoded({ ...facts, direct: 'yes' }),
      },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  return { path, session_url };
}

/** Drops what it has received. An ended one is left as it is. */
export async function endSession(sessionUrl: string): Promise<void> {
  try {
    await fetch(sessionUrl, { method: 'DELETE', signal: AbortSignal.timeout(CANCEL_MILLISECONDS) });
  } catch {
    // Without its record nothing is made of the file, and Storage ends the session itself.
    logLine('WARNING', 'An upload session could not be ended');
  }
}
