import type { Mail, MailDelivery } from '@trialdesk/contract/entities/mail';
import type { UndeliveredMail } from '@trialdesk/contract/replies/mails';
import { Timestamp } from 'firebase-admin/firestore';
import { secondsAfter } from '../clock.ts';
import { mail } from '../firebase/collections.ts';
import { isAlreadyThere } from '../firebase/is-already-there.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { claimed } from './delivery.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const LISTED = 100;

/** False if a mail of this id exists. */
export async function sendOnce({ id, mail: content }: OutgoingMail): Promise<boolean> {
  try {
    await mail().doc(id).create(content);
    return true;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return false;
  }
}

/** Others do not make the same attempt; null if not due. */
export async function claimMail(id: string, now: string): Promise<Mail | null> {
  return runTransaction(async (transaction) => {
    const current = (await transaction.get(mail().doc(id))).data();
    const delivery = current && claimed(current.delivery, now);
    if (!current || !delivery) return null;
    transaction.update(mail().doc(id), { delivery });
    return { ...current, delivery };
  });
}

export interface Attempt {
  id: string;
  /** As claimed. */
  attempt: number;
  delivery: MailDelivery;
  /** From the end of the delivery. */
  keptSeconds: number;
}

/** Unless a later attempt has begun. Ended deliveries get the time at which a TTL policy deletes them. */
export async function recordAttempt({ id, attempt, delivery, keptSeconds }: Attempt): Promise<void> {
  const { ended_at } = delivery;
  const until = ended_at === null ? null : secondsAfter(ended_at, keptSeconds);
  await runTransaction(async (transaction) => {
    const current = (await transaction.get(mail().doc(id))).data();
    if (current?.delivery.attempts !== attempt) return;
    transaction.update(mail().doc(id), {
      delivery,
      ...(until === null ? {} : { expires_at: Timestamp.fromDate(new Date(until)) }),
    });
  });
}

/** The update triggers their delivery. */
export async function wakeDueMails(now: string): Promise<void> {
  const due = mail()
    .where('delivery.state', '==', 'waiting')
    .where('delivery.due_at', '<=', now)
    .orderBy('delivery.due_at')
    .limit(LISTED);
  for (let page = await due.get(); ;) {
    await Promise.all(page.docs.map(({ ref }) => ref.update({ woken_at: now })));
    const last = page.docs.at(-1);
    if (!last || page.size < LISTED) return;
    page = await due.startAfter(last).get();
  }
}

/** Newest first. */
export async function undeliveredMails(): Promise<UndeliveredMail[]> {
  const failed = await mail()
    .where('delivery.state', '==', 'failed')
    .orderBy('delivery.ended_at', 'desc')
    .limit(LISTED)
    .get();
  return failed.docs.map((doc) => {
    const { to, message, delivery } = doc.data();
    const { attempts, failure, ended_at } = delivery;
    return { id: doc.id, to, subject: message.subject, attempts, failure, ended_at };
  });
}
