import { database } from '../firebase/app.ts';
import { mail } from '../firebase/collections.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Returns false if a mail of this id exists. */
export async function sendOnce({ id, mail: content }: OutgoingMail): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const place = mail().doc(id);
    if ((await transaction.get(place)).exists) return false;
    transaction.create(place, content);
    return true;
  });
}
