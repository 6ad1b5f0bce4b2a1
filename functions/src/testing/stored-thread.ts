import type { DueTimes, Ownership, RequestRecord } from '@trialdesk/contract/entities/request';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { DocumentReference } from 'firebase-admin/firestore';
import {
  notes,
  requestQueries,
  requests,
  searchEntries,
  siteRequestQueries,
  siteRequests,
} from '../firebase/collections.ts';
import { entryId, searchEntry } from '../requests/search/search-entry.ts';
import { siteProjection } from '../requests/site-projection.ts';
import { siteDocuments, teamDocuments } from '../requests/thread-documents.ts';
import { findRequest } from '../requests/thread-repository.ts';
import { commitTogether } from './commit-together.ts';
import { until } from './until.ts';

/** More questions than this may make a commit so large that the emulator takes minutes for it. */
const LONG = 5;

/** Stores a request with its thread in place of what was there; of any size, so not in one commit. */
export async function storeThread(record: RequestRecord & Partial<Ownership & DueTimes>): Promise<void> {
  const id = record.request_id;
  const { request, queries } = teamDocuments(record);
  const copy = siteDocuments(siteProjection(record));
  const store = queries.length > LONG ? storeAlone : storeTogether;
  const [stored, copies] = await queriesOf(id);
  const isGone = (doc: { id: string }) => !queries.some((query) => queryKey(id, query.id) === doc.id);
  await Promise.all([
    ...queries.map((query) => store(requestQueries().doc(queryKey(id, query.id)), query)),
    ...queries.map((query) => store(searchEntries().doc(entryId(request, query.id)), searchEntry(request, query))),
    ...copy.queries.map((query) => store(siteRequestQueries().doc(queryKey(id, query.id)), query)),
    ...[...stored.docs, ...copies.docs].filter(isGone).map(({ ref }) => deleteAt(ref)),
  ]);
  await Promise.all([store(requests().doc(id), request), store(siteRequests().doc(id), copy.request)]);
}

function storeAlone<T extends object>(place: DocumentReference<T>, record: T): Promise<unknown> {
  return place.set(record);
}

function storeTogether<T extends object>(place: DocumentReference<T>, record: T): Promise<void> {
  return commitTogether((batch) => void batch.set(place, record));
}

function deleteAt(place: DocumentReference<object>): Promise<void> {
  return commitTogether((batch) => void batch.delete(place));
}

/** Changes a stored request past the application. */
export async function changeThread(
  requestId: string,
  change: (record: RequestRecord) => Partial<RequestRecord>,
): Promise<RequestRecord> {
  const record = await findRequest(EVERYWHERE, requestId);
  if (!record) throw new Error(`There is no request ${requestId}`);
  const changed = { ...record, ...change(record) };
  await storeThread(changed);
  return changed;
}

/** Resolves once the request is as wanted; rejects with its last state after `seconds`. */
export function threadUntil(
  requestId: string,
  wanted: (record: RequestRecord) => boolean,
  seconds = 120,
): Promise<RequestRecord> {
  const queries = requestQueries().where('request_id', '==', requestId);
  const watched = {
    name: requestId,
    read: () => findRequest(EVERYWHERE, requestId),
    onChange: (changed: () => void, failed: (error: unknown) => void) => queries.onSnapshot(changed, failed),
  };
  return until(watched, wanted, seconds);
}

export async function forgetThread(requestId: string): Promise<void> {
  const [queries, copies] = await queriesOf(requestId);
  const entries = await searchEntries().where('request_id', '==', requestId).select().get();
  const noted = await notes().where('request_id', '==', requestId).select().get();
  await Promise.all([
    ...[...queries.docs, ...copies.docs, ...entries.docs, ...noted.docs].map(({ ref }) => deleteAt(ref)),
    deleteAt(siteRequests().doc(requestId)),
    deleteAt(requests().doc(requestId)),
  ]);
}

function queriesOf(requestId: string) {
  return Promise.all([
    requestQueries().where('request_id', '==', requestId).get(),
    siteRequestQueries().where('request_id', '==', requestId).get(),
  ]);
}
