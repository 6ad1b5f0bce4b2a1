import type { DerivedHashes, DocumentSource } from '@trialdesk/contract/entities/document';
import { recordAudit, SYSTEM } from '../audit/audit-repository.ts';
import { documents } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { logLine } from '../log-context.ts';
import { changeIngestion, documentPath } from './document-repository.ts';

interface SourceChange {
  id: string;
  at: string;
}

/** For documents from before sources were kept. A record keeps the one it has. */
export async function recordSource({ id, at }: SourceChange, source: DocumentSource): Promise<void> {
  await runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    if (!document || document.source) return;
    transaction.update(documents().doc(id), { source });
    recordAudit(transaction, {
      at,
      actor: SYSTEM,
      action: 'document.source_recorded',
      target: documentPath(id),
      before: null,
      after: { source },
    });
  });
}

/** After its passages were read from the PDF anew; the hashes are of the new files. */
export async function recordRenewal({ id, at }: SourceChange, hashes: Required<DerivedHashes>): Promise<void> {
  await runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    if (!document) return;
    const { passages_sha256 = null, scans_sha256 = null } = document;
    if (passages_sha256 === hashes.passages_sha256 && document.scans_sha256 === hashes.scans_sha256) return;
    transaction.update(documents().doc(id), { ...hashes });
    recordAudit(transaction, {
      at,
      actor: SYSTEM,
      action: 'document.passages_renewed',
      target: documentPath(id),
      before: { passages_sha256, scans_sha256 },
      after: { ...hashes },
    });
  });
}

/** Takes a document out of use until its PDF is read again. */
export async function queueReading({ id, at }: SourceChange): Promise<void> {
  await changeIngestion(id, ({ ingestion }) =>
    ingestion.state === 'ready' ? { ingestion: { state: 'queued', since: at } } : null,
  );
}

/** Takes a document out of use whose PDF is not the one uploaded. */
export async function failChanged({ id, at }: SourceChange): Promise<void> {
  logLine('ERROR', 'The stored PDF of a document is not the one that was uploaded', { documentId: id });
  await changeIngestion(id, ({ ingestion }) =>
    ingestion.state === 'ready' ? { ingestion: { state: 'failed', at, reason: 'changed' } } : null,
  );
}
