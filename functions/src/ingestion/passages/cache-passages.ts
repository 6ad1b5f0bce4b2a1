import type { PassageFile } from './passage.ts';

const MEBIBYTE = 1024 * 1024;

/** Per instance; several hundred documents. */
const MOST_BYTES = 400 * MEBIBYTE;

/** Of a passage besides its text; about right for headings, context and rectangle. */
const BYTES_PER_PASSAGE = 1_000;

/** LRU, by estimated bytes. A document's passages never change, so entries do not expire. */
export function cachePassages(read: (documentId: string) => Promise<PassageFile>, mostBytes = MOST_BYTES) {
  const cache = new Map<string, { reading: Promise<PassageFile>; bytes: number }>();
  let total = 0;
  const forget = (documentId: string) => {
    total -= cache.get(documentId)?.bytes ?? 0;
    cache.delete(documentId);
  };
  return async (documentId: string): Promise<PassageFile> => {
    const cached = cache.get(documentId);
    if (cached) {
      cache.delete(documentId);
      cache.set(documentId, cached);
      return cached.reading;
    }
    const entry = { reading: read(documentId), bytes: 0 };
    cache.set(documentId, entry);
    try {
      const file = await entry.reading;
      if (cache.get(documentId) === entry) total += entry.bytes = bytesOf(file);
      for (const oldest of [...cache.keys()]) {
        if (total <= mostBytes || oldest === documentId) break;
        forget(oldest);
      }
      return file;
    } catch (error) {
      if (cache.get(documentId) === entry) forget(documentId);
      throw error;
    }
  };
}

function bytesOf({ passages }: PassageFile): number {
  return passages.reduce((sum, { text }) => sum + 2 * text.length + BYTES_PER_PASSAGE, 0);
}
