import type { DocumentReference, UpdateData } from 'firebase-admin/firestore';
import { runTransaction } from '../firebase/run-transaction.ts';

/** As another process would. Waits for the locks of triggers; the emulator refuses a plain write that meets one. */
export async function changeRecord<T extends object>(
  place: DocumentReference<T>,
  change: UpdateData<T>,
): Promise<void> {
  await runTransaction((transaction) => Promise.resolve(void transaction.update(place, change)));
}
