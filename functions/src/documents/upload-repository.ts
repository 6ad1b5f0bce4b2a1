import type { PendingUpload, UploadRefusal } from '@trialdesk/contract/entities/pending-upload';
import { uploads } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

const MOST_AT_ONCE = 50;

export async function findUpload(id: string): Promise<PendingUpload | null> {
  return (await uploads().doc(id).get()).data() ?? null;
}

/** Returns the existing one, unless its file was refused. */
export async function storeUpload(upload: PendingUpload): Promise<PendingUpload> {
  const place = uploads().doc(upload.id);
  return runTransaction(async (transaction) => {
    const known = (await transaction.get(place)).data();
    if (known?.refusal === null) return known;
    transaction.set(place, upload);
    return upload;
  });
}

/** A later attempt is left as it is. */
export async function refuseUpload(id: string, path: string, refusal: UploadRefusal): Promise<void> {
  const place = uploads().doc(id);
  await runTransaction(async (transaction) => {
    if ((await transaction.get(place)).data()?.path === path) transaction.update(place, { refusal });
  });
}

/** Its file then becomes no document. */
export async function forgetUpload(id: string): Promise<void> {
  await uploads().doc(id).delete();
}

/** Oldest first. */
export async function uploadsBefore(moment: string): Promise<PendingUpload[]> {
  const found = await uploads().where('started_at', '<', moment).orderBy('started_at').limit(MOST_AT_ONCE).get();
  return found.docs.map((doc) => doc.data());
}
