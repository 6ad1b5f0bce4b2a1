import type {
  FailedIngestion,
  Ingestion,
  Outage,
  QueuedIngestion,
  ScanProgress,
  StudyDocument,
} from '@trialdesk/contract/entities/document';
import { secondsAfter, type Clock } from '../clock.ts';
import { changeIngestion, type IngestionChange } from '../documents/document-repository.ts';
import { openSource } from '../documents/open-source.ts';
import { newId } from '../ids.ts';
import { isTransient } from '../is-transient.ts';
import { isHeldBy, takeLease, type Lease } from '../lease.ts';
import { logLine } from '../log-context.ts';
import { logFailure } from '../log-failure.ts';
import { within } from '../within.ts';
import { afterOutage } from './after-outage.ts';
import { writePassages } from './passages/passage-store.ts';
import { readDocument } from './read-document.ts';
import { NO_SCANS, readStoredScans, writeScans } from './scans/scan-store.ts';

/**
 * Longer than reading the text, with the calls of Storage around it, or one scanned page can take, so a lease expires
 * only with its holder gone.
 */
const LEASE_SECONDS = 150;

/** For each use of Storage, whose library may wait for ever. */
const STORAGE_SECONDS = 30;

const PROGRESS_SECONDS = 5;

/** Of attempts that were cut short, as by a crash. */
const MAX_ATTEMPTS = 3;

/**
 * Safe to run twice or concurrently: a lease decides who reads. Every outcome becomes the document's state. While
 * Storage or the database fails, it stays queued and is tried again with backoff, for hours.
 */
export async function ingestDocument(
  documentId: string,
  clock: Clock,
  { storageSeconds = STORAGE_SECONDS } = {},
): Promise<void> {
  const now = clock();
  const holder = newId();
  let attempt = 0;
  let outage: Outage | undefined;
  let filed: Pick<StudyDocument, 'source' | 'scans_sha256'> = {};
  const claimed = await changeIngestion(documentId, (document) => {
    const { ingestion } = document;
    filed = document;
    if (ingestion.state === 'ready' || ingestion.state === 'failed') return null;
    if (ingestion.state === 'queued' && ingestion.outage && ingestion.outage.retry_at > now) return null;
    const lease = takeLease(leaseOf(ingestion), { holder, now, seconds: LEASE_SECONDS });
    if (!lease) return null;
    attempt = ingestion.state === 'reading' ? ingestion.attempt + 1 : 1;
    if (attempt > MAX_ATTEMPTS) return { ingestion: gaveUp(now) };
    outage = ingestion.outage;
    const kept = { ...(ingestion.scans && { scans: ingestion.scans }), ...(outage && { outage }) };
    return { ingestion: { state: 'reading', since: now, holder, lease_until: lease.until, attempt, ...kept } };
  });
  if (!claimed || attempt > MAX_ATTEMPTS) return;

  const own: Attempt = { documentId, filed, holder, clock, storageSeconds };
  logLine('INFO', 'Reading a document', { documentId, attempt });
  const start = performance.now();
  try {
    const outcome = await read(own);
    await changeIngestion(documentId, (document) => (isHeld(document, own) ? outcome : null));
    const milliseconds = Math.round(performance.now() - start);
    logLine('INFO', 'Read a document', { documentId, attempt, state: outcome.ingestion.state, milliseconds });
  } catch (error) {
    const failed = isTransient(error) ? afterOutage(outage, clock()) : gaveUp(clock());
    logFailure('A document could not be ingested', { details: { documentId, state: failed.state }, error });
    await changeIngestion(documentId, (document) =>
      isHeld(document, own) ? { ingestion: withScansOf(document, failed) } : null,
    );
  }
}

interface Attempt {
  documentId: string;
  /** As recorded before this attempt. */
  filed: Pick<StudyDocument, 'source' | 'scans_sha256'>;
  /** Of the lease; one per attempt. */
  holder: string;
  clock: Clock;
  storageSeconds: number;
}

/** A scan that takes longer than one slice is queued again, for the sweep. */
async function read(own: Attempt): Promise<IngestionChange> {
  const { documentId, filed, clock, storageSeconds: seconds } = own;
  const pdf = openSource({ id: documentId, source: filed.source });
  const opened = await within({ seconds, what: 'Opening the PDF' }, pdf);
  if (opened.result === 'failed') {
    const { reason } = opened;
    logLine('ERROR', 'The PDF of a document cannot be opened', { documentId, reason });
    return { ingestion: { state: 'failed', at: clock(), reason }, page_count: 0 };
  }
  const { bytes, source } = opened;
  const stored = await within(
    { seconds, what: 'Opening the scans' },
    readStoredScans(documentId, filed.scans_sha256 ?? null),
  );
  if (stored.result === 'changed') logLine('ERROR', 'The stored scans of a document were changed', { documentId });
  const earlier = stored.result === 'read' ? stored : NO_SCANS;
  const { reading, scanned, left } = await readDocument(bytes, { earlier, onPage: progressOf(own) });
  const { size } = scanned.scans;
  const isNew = left > 0 || size > earlier.scans.size;
  const store = () => within({ seconds, what: 'Storing the scans' }, writeScans(documentId, scanned));
  const scans_sha256 = isNew ? await store() : stored.result === 'read' ? stored.sha256 : null;
  const made = { source, scans_sha256 };
  if (left > 0)
    return { ingestion: { state: 'queued', since: clock(), scans: { read: size, of: size + left } }, ...made };
  if (reading.result === 'failed') {
    return { ingestion: { state: 'failed', at: clock(), reason: reading.reason }, page_count: 0, ...made };
  }
  const file = { ...reading.file, document_id: documentId, source };
  const passages_sha256 = await within({ seconds, what: 'Storing the passages' }, writePassages(file));
  return {
    ingestion: {
      state: 'ready',
      at: clock(),
      passages: file.passages.length,
      pages_without_text: file.pages_without_text,
      pages_read_by_ocr: file.pages_read_by_ocr,
    },
    page_count: file.page_count,
    passages_sha256,
    ...made,
  };
}

/** Also renews the lease; false once another holder has it. */
function progressOf(own: Attempt): (scans: ScanProgress) => Promise<boolean> {
  let next = '';
  return async (scans) => {
    const now = own.clock();
    if (scans.read < scans.of && now < next) return true;
    next = secondsAfter(now, PROGRESS_SECONDS);
    return changeIngestion(own.documentId, (document) => {
      const { ingestion } = document;
      if (ingestion.state !== 'reading' || !isHeld(document, own)) return null;
      return { ingestion: { ...ingestion, lease_until: secondsAfter(now, LEASE_SECONDS), scans } };
    });
  };
}

function leaseOf(ingestion: Ingestion): Lease | null {
  return ingestion.state === 'reading' ? { holder: ingestion.holder ?? '', until: ingestion.lease_until } : null;
}

function isHeld({ ingestion }: StudyDocument, own: Attempt): boolean {
  return isHeldBy(leaseOf(ingestion), own.holder);
}

function withScansOf({ ingestion }: StudyDocument, next: QueuedIngestion | FailedIngestion): Ingestion {
  const scans = ingestion.state === 'reading' ? ingestion.scans : undefined;
  return next.state === 'queued' && scans ? { ...next, scans } : next;
}

function gaveUp(at: string): FailedIngestion {
  return { state: 'failed', at, reason: 'internal' };
}
