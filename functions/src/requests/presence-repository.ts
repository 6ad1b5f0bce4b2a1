import { PRESENCE_LASTS } from '@trialdesk/contract/entities/presence';
import { secondsAfter } from '../clock.ts';
import { presence, requests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireRequestWithin } from '../http/within-reach.ts';

/**
 * A person writes one answer at a time: the last noted. False when there is no such request. Not audited. Errors: 403
 * beyond the reach.
 */
export async function noteWriting(
  { id, name, reach }: AuthorizedMember,
  requestId: string,
  now: string,
): Promise<boolean> {
  const request = (await requests().doc(requestId).get()).data();
  if (!request) return false;
  requireRequestWithin(reach, request);
  await presence()
    .doc(id)
    .set({ user_id: id, name, request_id: requestId, until: secondsAfter(now, PRESENCE_LASTS) });
  return true;
}

/** Unless the person writes another answer by now. */
export async function endWriting(memberId: string, requestId: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const own = presence().doc(memberId);
    if ((await transaction.get(own)).data()?.request_id === requestId) transaction.delete(own);
  });
}
