import type { PassageFile } from './passage.ts';

/** Documents that one instance keeps in memory; the passages of a protocol take about 1 MB. */
const CACHED_DOCUMENTS = 64;

/** Caches the passages of the documents used last. The file of a document has the same passages for good. */
export function cachePassages(read: (documentId: string) => Promise<PassageFile>) {
  const cache = new Map<string, Promise<PassageFile>>();
  return async (documentId: string): Promise<PassageFile> => {
    const cached = cache.get(documentId);
    if (cached) {
      cache.delete(documentId);
      cache.set(documentId, cached);
      return cached;
    }
    const reading = read(documentId);
    cache.set(documentId, reading);
    reading.catch(() => cache.delete(documentId));
    const [oldest] = cache.keys();
    if (cache.size > CACHED_DOCUMENTS && oldest !== undefined) cache.delete(oldest);
    return reading;
  };
}
