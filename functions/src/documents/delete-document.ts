import type { DocumentChange } from './document-repository.ts';
import { deleteFilesOf } from './file-store.ts';
import { deleteUnread } from './reading-repository.ts';

/** With its files. Null without one; `refused` once it was read, since answers may cite it. */
export async function deleteDocument(change: DocumentChange): Promise<'deleted' | 'refused' | null> {
  const outcome = await deleteUnread(change);
  if (outcome === 'deleted') await deleteFilesOf(change.id);
  return outcome;
}
