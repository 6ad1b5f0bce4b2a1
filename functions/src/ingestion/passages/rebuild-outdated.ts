import type { PassageFile } from './passage.ts';

interface Sources {
  /** Null when the stored file has an outdated format. */
  read: (documentId: string) => Promise<PassageFile | null>;
  /** Reads the document's PDF again and stores the result. */
  rebuild: (documentId: string) => Promise<PassageFile>;
}

/**
 * Reads passages and rebuilds them where their file is outdated. An instance rebuilds one document at a time, because
 * reading a PDF may take most of its memory. Instances may rebuild the same document at once: each writes the same file.
 */
export function rebuildOutdated({ read, rebuild }: Sources): (documentId: string) => Promise<PassageFile> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (documentId: string): Promise<PassageFile> => {
    // Another instance may have rebuilt the file while this one waited.
    const next = last.then(async () => (await read(documentId)) ?? rebuild(documentId));
    last = next.catch(() => undefined);
    return next;
  };
  return async (documentId) => (await read(documentId)) ?? inTurn(documentId);
}
