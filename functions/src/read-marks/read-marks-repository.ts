import { marksOf, withRead, type ReadChange, type ReadMarks } from '@trialdesk/contract/entities/read-marks';
import { readMarks, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

/** Adds to what the person has read. No audit entry: reading changes no record. Null for a deleted user. */
export async function storeRead(userId: string, change: ReadChange): Promise<ReadMarks | null> {
  return runTransaction(async (transaction) => {
    const record = readMarks().doc(userId);
    const stored = (await transaction.get(record)).data();
    const user = (await transaction.get(users().doc(userId))).data();
    if (!user) return null;
    const marks = withRead(marksOf(user, stored), change);
    transaction.set(record, marks);
    return marks;
  });
}
