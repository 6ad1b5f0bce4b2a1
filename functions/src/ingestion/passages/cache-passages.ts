import type { PassageFile } from './passage.ts';

/** Per instance, about 1 MB each. */
const CACHED_DOCUMENTS = 64;

/** LRU. A document's passages never change, so entries do not expire. */
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
