import type { RequestHeader } from '@trialdesk/contract/entities/request';
import { FieldPath } from 'firebase-admin/firestore';
import { requestQueries, requests, siteRequests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { placeOf, type NamedKind } from '../names/named-record-repository.ts';
import { writeSearchEntry } from './search/search-entry-repository.ts';

const PAGE = 100;
const AT_ONCE = 20;

export interface Named {
  kind: NamedKind;
  id: string;
}

/** Changes only requests with another name, so it may be repeated, and continues where an interrupted run stopped. */
export async function spreadName({ kind, id }: Named): Promise<void> {
  const name = (await placeOf(kind, id).get()).data()?.name;
  const all = requests().where(`${kind}_id`, '==', id).orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last = ''; ;) {
    const { docs } = await (last === '' ? all : all.startAfter(last)).get();
    const end = docs.at(-1);
    if (!end) return;
    const others = docs.filter((doc) => nameOn(doc.data(), kind) !== name);
    for (let start = 0; start < others.length; start += AT_ONCE) {
      const some = others.slice(start, start + AT_ONCE);
      await Promise.all(some.map((doc) => renameOn(doc.id, { kind, id })));
    }
    last = end.id;
  }
}

/** Reads the name again: of two changes the later one lasts. What was sent, signed and sealed has no such name. */
async function renameOn(requestId: string, { kind, id }: Named): Promise<void> {
  const [place, copyPlace] = [requests().doc(requestId), siteRequests().doc(requestId)];
  await runTransaction(async (transaction) => {
    const [named, found, copy, first] = await Promise.all([
      transaction.get(placeOf(kind, id)),
      transaction.get(place),
      transaction.get(copyPlace),
      // Search finds a request by the entry of its first question.
      transaction.get(requestQueries().where('request_id', '==', requestId).where('number', '==', 1)),
    ]);
    const [name, request, query] = [named.data()?.name, found.data(), first.docs[0]?.data()];
    if (name === undefined || !request || nameOn(request, kind) === name) return;
    const change = kind === 'site' ? { site_name: name } : { study_name: name };
    transaction.update(place, change);
    if (copy.exists) transaction.update(copyPlace, change);
    if (query) writeSearchEntry(transaction, { request, query }, { request: { ...request, ...change }, query });
  });
}

function nameOn({ site_name, study_name }: Pick<RequestHeader, 'site_name' | 'study_name'>, kind: NamedKind): string {
  return kind === 'site' ? site_name : study_name;
}
