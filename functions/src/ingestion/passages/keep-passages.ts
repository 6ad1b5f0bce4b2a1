import type { PassageFile } from './passage.ts';

/** Documents kept in memory by one instance; a protocol's passages take about 1 MB. */
const KEPT = 64;

/** Reads a document's passages once for as long as they are kept: a document's file never changes under its id. */
export function keepPassages(read: (documentId: string) => Promise<PassageFile>) {
  const kept = new Map<string, Promise<PassageFile>>();
  return async (documentId: string): Promise<PassageFile> => {
    const known = kept.get(documentId);
    if (known) {
      kept.delete(documentId);
      kept.set(documentId, known);
      return known;
    }
    const reading = read(documentId);
    kept.set(documentId, reading);
    reading.catch(() => kept.delete(documentId));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return reading;
  };
}
