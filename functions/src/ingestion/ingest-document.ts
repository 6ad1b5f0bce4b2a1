import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { logger } from 'firebase-functions';
import type { Clock } from '../clock.ts';
import { changeIngestion } from '../documents/document-repository.ts';
import { readSource } from '../documents/file-store.ts';
import { isHeldBy, takeLease, type Lease } from '../lease.ts';
import { writePassages } from './passages/passage-store.ts';
import { readPdf } from './read-pdf.ts';

/** Longer than `readPdf` can take, so a lease expires only with its holder gone. */
const LEASE_SECONDS = 150;

const MAX_ATTEMPTS = 3;

/**
 * Safe to run twice or concurrently: a lease decides who reads. Every outcome becomes the document's state; unexpected
 * errors are also logged.
 */
export async function ingestDocument(documentId: string, clock: Clock): Promise<void> {
  const now = clock();
  let attempt = 0;
  const claimed = await changeIngestion(documentId, ({ ingestion }) => {
    if (ingestion.state === 'ready' || ingestion.state === 'failed') return null;
    const next = ingestion.state === 'reading' ? ingestion.attempt + 1 : 1;
    const lease = takeLease(leaseOf(ingestion), { holder: String(next), now, seconds: LEASE_SECONDS });
    if (!lease) return null;
    attempt = next;
    if (attempt > MAX_ATTEMPTS) return { ingestion: gaveUp(now) };
    return { ingestion: { state: 'reading', since: now, lease_until: lease.until, attempt } };
  });
  if (!claimed || attempt > MAX_ATTEMPTS) return;

  try {
    const { ingestion, page_count } = await read(documentId, clock);
    await changeIngestion(documentId, (document) => (isHeld(document, attempt) ? { ingestion, page_count } : null));
  } catch (error) {
    logger.error('A document could not be ingested', { documentId, error });
    await changeIngestion(documentId, (document) =>
      isHeld(document, attempt) ? { ingestion: gaveUp(clock()) } : null,
    );
  }
}

async function read(documentId: string, clock: Clock): Promise<{ ingestion: Ingestion; page_count: number }> {
  const bytes = await readSource(documentId);
  if (!bytes) {
    return { ingestion: { state: 'failed', at: clock(), reason: 'missing' }, page_count: 0 };
  }
  const reading = await readPdf(bytes);
  if (reading.result === 'failed') {
    return { ingestion: { state: 'failed', at: clock(), reason: reading.reason }, page_count: 0 };
  }
  const file = { ...reading.file, document_id: documentId };
  await writePassages(file);
  return {
    ingestion: {
      state: 'ready',
      at: clock(),
      passages: file.passages.length,
      pages_without_text: file.pages_without_text,
    },
    page_count: file.page_count,
  };
}

/** Each attempt is its own holder. */
function leaseOf(ingestion: Ingestion): Lease | null {
  return ingestion.state === 'reading' ? { holder: String(ingestion.attempt), until: ingestion.lease_until } : null;
}

function isHeld({ ingestion }: StudyDocument, attempt: number): boolean {
  return isHeldBy(leaseOf(ingestion), String(attempt));
}

function gaveUp(at: string): Ingestion {
  return { state: 'failed', at, reason: 'internal' };
}
