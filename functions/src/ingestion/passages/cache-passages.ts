import type { PassageFile } from './passage.ts';

/** Per instance; the passages of a protocol take about 1 MB. */
const CACHED_DOCUMENTS = 64;

/** LRU cache. Entries never expire, because a document's passages never change. */
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
