import { COLLECTIONS } from '@trialdesk/contract/paths';
import { database } from '../firebase/app.ts';

const TIMEOUT_MS = 5_000;

/** Reads a document that never exists. */
export async function databaseAnswers(): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS).unref();
  });
  const read = database().collection(COLLECTIONS.settings).doc('health').get();
  return Promise.race([
    read.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
