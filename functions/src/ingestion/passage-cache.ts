import { readPassages } from '../documents/file-store.ts';
import type { PassageFile } from './passage.ts';

/** Documents kept in memory by one instance; a protocol's passages take about 1 MB. */
const KEPT = 64;

const kept = new Map<string, Promise<PassageFile>>();

/** A document's passages, read once an instance: a document's file never changes under its id. */
export async function loadPassages(documentId: string): Promise<PassageFile> {
  const known = kept.get(documentId);
  if (known) {
    kept.delete(documentId);
    kept.set(documentId, known);
    return known;
  }
  const reading = readPassages(documentId);
  kept.set(documentId, reading);
  reading.catch(() => kept.delete(documentId));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}
