import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { queryKey } from '@trialdesk/contract/paths';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { accounts, database } from '../../../functions/src/firebase/app.ts';
import * as stored from '../../../functions/src/firebase/collections.ts';
import { entryId, searchEntry } from '../../../functions/src/requests/search/search-entry.ts';
import { siteProjection } from '../../../functions/src/requests/site-projection.ts';
import { siteDocuments, teamDocuments } from '../../../functions/src/requests/thread-documents.ts';
import type { User } from '@trialdesk/contract/entities/user';
import { DEMO_PASSWORD } from '../../demo/accounts.ts';
import { countsOf, type Organization } from './invent-organization.ts';

type Write = (batch: WriteBatch) => void;

/** Of a commit. */
const MOST = 400;
const COMMITS_AT_ONCE = 4;

export async function storeOrganization({ sites, studies, users, documents }: Organization): Promise<void> {
  await writeAll([
    ...sites.map((site) => set(stored.sites().doc(site.id), site)),
    ...studies.map((study) => set(stored.studies().doc(study.id), study)),
    ...users.map((user) => set(stored.users().doc(user.id), user)),
    ...documents.map((document) => set(stored.documents().doc(document.id), document)),
  ]);
}

/** With an account, to sign in. */
export async function storePerson(user: User): Promise<void> {
  await accounts().createUser({ uid: user.id, email: user.email, password: DEMO_PASSWORD });
  await stored.users().doc(user.id).set(user);
}

/**
 * Adds them to those that are stored: `all` are these and the earlier. `searchable` of them, the newest, are found by a
 * search: their entries take most of the time and memory, and what a search reads does not depend on how many there are.
 */
export async function storeThreads(
  added: readonly RequestRecord[],
  { all, searchable }: { all: readonly RequestRecord[]; searchable: number },
): Promise<void> {
  const entries = new Set(added.slice(-searchable));
  await writeAll([
    ...added.flatMap((record) => threadWrites(record, entries.has(record))),
    ...[...countsOf(all)].map(([id, count]) => set(stored.requestCounts().doc(id), count)),
  ]);
}

function threadWrites(record: RequestRecord, isSearchable: boolean): Write[] {
  const id = record.request_id;
  const { request, queries } = teamDocuments(record);
  const copy = siteDocuments(siteProjection(record));
  return [
    set(stored.requests().doc(id), request),
    ...queries.map((query) => set(stored.requestQueries().doc(queryKey(id, query.id)), query)),
    set(stored.siteRequests().doc(id), copy.request),
    ...copy.queries.map((query) => set(stored.siteRequestQueries().doc(queryKey(id, query.id)), query)),
    ...(isSearchable
      ? queries.map((query) => set(stored.searchEntries().doc(entryId(request, query.id)), searchEntry(request, query)))
      : []),
  ];
}

function set<T extends object>(place: DocumentReference<T>, record: T): Write {
  return (batch) => void batch.set(place, record);
}

async function writeAll(writes: readonly Write[]): Promise<void> {
  let next = 0;
  const commitSome = async () => {
    while (next < writes.length) {
      const some = writes.slice(next, (next += MOST));
      const batch = database().batch();
      for (const write of some) write(batch);
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: COMMITS_AT_ONCE }, commitSome));
}
