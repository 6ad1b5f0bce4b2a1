import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { dueMail } from '../notifications/due-mail.ts';
import { readersOfQuestion, wantsMail } from '../notifications/readers.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';
import { activeUsersWith, findUser } from '../users/user-repository.ts';
import { dueStateAt } from './due-times.ts';
import { passDueState, requestsPast } from './due-repository.ts';
import { mayOwn } from './ownership.ts';

/**
 * Mails the owner first, then the Administrators. State and mails are one transaction, so that two runs at once, or a
 * clock that went back, mail nothing twice.
 */
export async function watchClocks(clock: Clock): Promise<void> {
  const now = clock();
  for await (const request of requestsPast(now)) {
    const state = dueStateAt(request, now);
    if (state === null || state === 'later' || state === request.due_state) continue;
    const mails = state === 'soon' ? await toAnswerers(request, state) : await onOverdue(request);
    await passDueState(request, state, mails);
  }
}

/** The owner too, if the request was not marked as due soon before. */
async function onOverdue(request: RequestSummary): Promise<OutgoingMail[]> {
  const administrators = (await activeUsersWith('manage_users')).filter(wantsMail);
  const answerers = request.due_state === 'later' ? await toAnswerers(request, 'overdue') : [];
  const all = [...answerers, ...administrators.map((user) => mailOf(request, 'overdue', user))];
  return [...new Map(all.map((mail) => [mail.id, mail])).values()];
}

/** The owner, or who was mailed the question while nobody owns it. */
async function toAnswerers(request: RequestSummary, state: 'soon' | 'overdue'): Promise<OutgoingMail[]> {
  const owner = request.owner_id === null ? null : await findUser(request.owner_id);
  const isOwned = owner !== null && mayOwn(owner, request);
  const readers = isOwned ? [owner].filter(wantsMail) : await readersOfQuestion(request.site_id);
  return readers.map((user) => mailOf(request, state, user));
}

function mailOf(request: RequestSummary, state: 'soon' | 'overdue', user: User): OutgoingMail {
  return dueMail({ request, state, origin: applicationOrigin() }, user);
}
