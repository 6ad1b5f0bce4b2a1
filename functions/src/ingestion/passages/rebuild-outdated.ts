import type { PassageFile } from './passage.ts';

interface Sources {
  /** Null when the stored format is outdated. */
  read: (documentId: string) => Promise<PassageFile | null>;
  /** Reads the PDF again and stores the result. */
  rebuild: (documentId: string) => Promise<PassageFile>;
}

/**
 * Rebuilds outdated passages on read. One at a time per instance, because reading a PDF can take most of its memory;
 * instances may rebuild the same document concurrently, since the result is the same.
 */
export function rebuildOutdated({ read, rebuild }: Sources): (documentId: string) => Promise<PassageFile> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (documentId: string): Promise<PassageFile> => {
    // Another instance may have rebuilt it while this one waited.
    const next = last.then(async () => (await read(documentId)) ?? rebuild(documentId));
    last = next.catch(() => undefined);
    return next;
  };
  return async (documentId) => (await read(documentId)) ?? inTurn(documentId);
}
