import type { PassageFile } from './passage.ts';

interface Sources {
  /** Null for an outdated format. */
  read: (documentId: string) => Promise<PassageFile | null>;
  rebuild: (documentId: string) => Promise<PassageFile>;
}

/**
 * One at a time per instance, because a PDF can take most of its memory. Several instances may: the result is the same.
 */
export function rebuildOutdated({ read, rebuild }: Sources): (documentId: string) => Promise<PassageFile> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (documentId: string): Promise<PassageFile> => {
    // Another instance may have rebuilt it meanwhile.
    const next = last.then(async () => (await read(documentId)) ?? rebuild(documentId));
    last = next.catch(() => undefined);
    return next;
  };
  return async (documentId) => (await read(documentId)) ?? inTurn(documentId);
}
