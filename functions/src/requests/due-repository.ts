import type { DueState, RequestSummary } from '@trialdesk/contract/entities/request';
import { mail, requests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';

const AT_ONCE = 100;

/** The moment at which a request leaves its state. */
const ENDS = { later: 'due_soon_at', soon: 'due_at' } as const satisfies Partial<
  Record<DueState, keyof RequestSummary>
>;

/** Those whose state has ended by now. */
export async function* requestsPast(now: string): AsyncGenerator<RequestSummary> {
  for (const state of ['soon', 'later'] as const) {
    const field = ENDS[state];
    const past = requests().where('due_state', '==', state).where(field, '<=', now).orderBy(field).limit(AT_ONCE);
    for (let page = await past.get(); !page.empty;) {
      for (const doc of page.docs) yield doc.data();
      const last = page.docs.at(-1);
      if (!last || page.size < AT_ONCE) break;
      page = await past.startAfter(last).get();
    }
  }
}

/** Adds the mails too, unless the question was answered or the request marked meanwhile. */
export async function passDueState(
  seen: RequestSummary,
  state: DueState,
  mails: readonly OutgoingMail[],
): Promise<void> {
  await runTransaction(async (transaction) => {
    const place = requests().doc(seen.request_id);
    const request = (await transaction.get(place)).data();
    if (request?.due_state !== seen.due_state || request.due_at !== seen.due_at) return;
    transaction.update(place, { due_state: state });
    for (const outgoing of mails) transaction.set(mail().doc(outgoing.id), outgoing.mail);
  });
}
