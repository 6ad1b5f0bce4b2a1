import { requestCountId, type RequestCount, type Site } from '@trialdesk/contract/entities/site';
import { can } from '@trialdesk/contract/permissions';
import type { SiteView } from '@trialdesk/contract/replies/sites';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { requestCounts } from '../firebase/collections.ts';
import type { Member } from '../http/member.ts';

type Kind = 'site' | 'study';

/** The count is for the research team only; null for others. */
export async function withRequestCount(kind: Kind, { id, name }: Site, member: Member): Promise<SiteView> {
  const [view] = await withRequestCounts(kind, [{ id, name }], member);
  return view ?? { id, name, request_count: null };
}

export async function withRequestCounts(kind: Kind, records: Site[], member: Member): Promise<SiteView[]> {
  const counts = can(member, 'read_drafts') && records.length > 0 ? await countsOf(kind, records) : null;
  return records.map(({ id, name }) => ({ id, name, request_count: counts === null ? null : (counts.get(id) ?? 0) }));
}

/** Takes no lock, so a site's questions do not wait for each other. */
export function countRequest(
  transaction: Transaction,
  { site_id, study_id }: { site_id: string; study_id: string },
  by: 1 | -1,
): void {
  const counter = requestCounts().doc(requestCountId('site', site_id));
  const change = FieldValue.increment(by);
  transaction.set(counter, { count: change, studies: { [study_id]: change } }, { merge: true });
}

async function countsOf(kind: Kind, records: readonly Site[]): Promise<Map<string, number>> {
  const counters = await stored(kind, records);
  const countOf = (id: string) => counters.get(requestCountId(kind, id))?.count ?? 0;
  const inStudy = (id: string) => [...counters.values()].reduce((sum, { studies }) => sum + (studies?.[id] ?? 0), 0);
  return new Map(records.map(({ id }) => [id, kind === 'site' ? countOf(id) : countOf(id) + inStudy(id)]));
}

/** Of the given sites, or all. */
async function stored(kind: Kind, records: readonly Site[]): Promise<Map<string, RequestCount>> {
  if (kind === 'study') return new Map((await requestCounts().get()).docs.map((doc) => [doc.id, doc.data()]));
  const counters = records.map(({ id }) => requestCounts().doc(requestCountId(kind, id)));
  const found = await requestCounts().firestore.getAll(...counters);
  // The SDK forgets the converter's type.
  return new Map(found.filter(({ exists }) => exists).map((doc) => [doc.id, doc.data() as RequestCount]));
}
