import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { Study } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { requestNumber } from '@trialdesk/contract/request-number';
import { FieldPath } from 'firebase-admin/firestore';
import { recordAudit, SYSTEM } from '../audit/audit-repository.ts';
import { systemClock } from '../clock.ts';
import { requests, siteRequests, studies } from '../firebase/collections.ts';
import { isAlreadyThere } from '../firebase/is-already-there.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { numberingId } from '../requests/numbers/numbered.ts';
import { requestPath } from '../requests/request-repository.ts';
import { freePrefix, reservePrefix } from '../studies/number-prefix-repository.ts';
import type { MigratedPage, Migration } from './migration.ts';

const AT_ONCE = 20;

type Listed = Pick<RequestSummary, 'request_id' | 'created_at' | 'sequence'>;

/** A prefix for each study, numbers for its requests by creation. A page is one study. */
export const numberRequests: Migration = { to: 4, name: 'request numbers', page };

async function page(after: string, { dryRun }: { dryRun: boolean }): Promise<MigratedPage> {
  const all = studies().orderBy(FieldPath.documentId()).limit(1);
  const found = (await (after === '' ? all : all.startAfter(after)).get()).docs[0];
  if (!found) return { read: 0, changed: 0, last: null };
  const study = { ...found.data(), id: found.id };
  const listed = await requestsOf(study);
  const unnumbered = listed.filter(({ sequence }) => sequence === undefined);
  if (!dryRun) await numberAll(await prefixOf(study, listed.length), listed);
  return { read: listed.length, changed: unnumbered.length, last: study.id };
}

/** Oldest first. */
async function requestsOf({ id }: Study): Promise<Listed[]> {
  const found = await requests().where('study_id', '==', id).select('request_id', 'created_at', 'sequence').get();
  // The SDK forgets the converter's type.
  const orderOf = ({ created_at, request_id }: Listed) => `${created_at} ${request_id}`;
  return found.docs.map((doc) => doc.data() as Listed).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** New requests get numbers behind the earlier ones, however long this takes. */
async function prefixOf({ id }: Study, earlier: number): Promise<string> {
  return runTransaction(async (transaction) => {
    const place = studies().doc(id);
    const study = (await transaction.get(place)).data();
    if (!study) throw new Error(`There is no study ${id}`);
    if (study.number_prefix !== undefined) return study.number_prefix;
    const number_prefix = await freePrefix(transaction, study);
    const given = { number_prefix, numbers_from: earlier + 1 };
    reservePrefix(transaction, number_prefix, study);
    transaction.update(place, given);
    recordAudit(transaction, {
      at: systemClock(),
      actor: SYSTEM,
      action: 'study.changed',
      target: `${COLLECTIONS.studies}/${id}`,
      before: null,
      after: given,
    });
    return number_prefix;
  });
}

async function numberAll(prefix: string, listed: readonly Listed[]): Promise<void> {
  const taken = new Set(listed.map(({ sequence }) => sequence));
  let last = 0;
  const next = () => {
    do last++;
    while (taken.has(last));
    return last;
  };
  const unnumbered = listed.filter(({ sequence }) => sequence === undefined);
  for (let start = 0; start < unnumbered.length; start += AT_ONCE) {
    const some = unnumbered.slice(start, start + AT_ONCE);
    await Promise.all(
      some.map(async ({ request_id }) => {
        while (!(await number(request_id, { sequence: next(), prefix })));
      }),
    );
  }
}

/** False if another request got the number meanwhile. */
async function number(requestId: string, { sequence, prefix }: { sequence: number; prefix: string }): Promise<boolean> {
  const request_number = requestNumber(prefix, sequence);
  try {
    await runTransaction(async (transaction) => {
      const [place, copy] = [requests().doc(requestId), siteRequests().doc(requestId)];
      const [request, forSite] = [await transaction.get(place), await transaction.get(copy)];
      if (!request.exists || request.data()?.request_number !== undefined) return;
      transaction.update(place, { request_number, sequence });
      if (forSite.exists) transaction.update(copy, { request_number });
      recordAudit(transaction, {
        id: numberingId(request_number),
        at: systemClock(),
        actor: SYSTEM,
        action: 'request.numbered',
        target: requestPath(requestId),
        before: null,
        after: { request_number },
      });
    });
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}
