import type { Actor } from '@trialdesk/contract/entities/user';
import { PRESENCE_LASTS } from '@trialdesk/contract/entities/presence';
import { secondsAfter } from '../clock.ts';
import { presence, requests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

/** A person writes one answer at a time: the one noted last. False when there is no such request. Not audited. */
export async function noteWriting({ id, name }: Actor, requestId: string, now: string): Promise<boolean> {
  if (!(await requests().doc(requestId).get()).exists) return false;
  await presence()
    .doc(id)
    .set({ user_id: id, name, request_id: requestId, until: secondsAfter(now, PRESENCE_LASTS) });
  return true;
}

/** Nothing if the person writes another answer by now. */
export async function endWriting(memberId: string, requestId: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const own = presence().doc(memberId);
    if ((await transaction.get(own)).data()?.request_id === requestId) transaction.delete(own);
  });
}
