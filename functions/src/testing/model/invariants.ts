import type { Quote } from '@trialdesk/contract/entities/citation';
import { isFinishedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { requestCountId } from '@trialdesk/contract/entities/site';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { audit, draftJobs, requestCounts, requests } from '../../firebase/collections.ts';
import { siteProjection } from '../../requests/site-projection.ts';
import { findRequest, findSiteRequest } from '../../requests/thread-repository.ts';
import { summaryOf } from '../../requests/thread-summary.ts';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { expectVerbatim } from '../expect-verbatim.ts';
import { statusOf } from './expected-state.ts';
import { released } from './released.ts';
import { UNSENT, type RandomWorld } from './random-world.ts';

/** Recorded besides changes, and at most once an hour. */
const ACCESS = ['user.signed_in', 'access.refused', 'document.opened'];

/** Everything that must hold between any two steps. Errors: what does not. */
export async function checkInvariants(world: RandomWorld): Promise<void> {
  await released(world.state);
  await Promise.all([checkRecords(world), checkCounters(world), checkAudit(world), checkCitations(world)]);
  for (const { user } of world.people) await checkVisible(world, user.id);
}

/** The record says what people did, and the site's copy is made from it. */
async function checkRecords({ state }: RandomWorld): Promise<void> {
  for (const request of state.requests) {
    const { id, queries } = request;
    const [stored, copy, summary] = await Promise.all([
      findRequest(EVERYWHERE, id),
      findSiteRequest(EVERYWHERE, id),
      requests().doc(id).get(),
    ]);
    expect(stored?.queries.map(({ question, sent }) => ({ question, sent: sent?.text ?? null }))).toEqual(
      queries.map(({ question, sent }) => ({ question, sent })),
    );
    expect(stored?.status).toBe(statusOf(request));
    if (stored) await checkDrafts(stored);
    // A draft may be written in between; the copy does not show it.
    if (stored) {
      expect(copy).toEqual(siteProjection(stored));
      const { answered_at, query_count } = summaryOf(stored);
      expect(summary.data()).toMatchObject({ answered_at, query_count, owner_id: request.owner });
    }
  }
}

/** A withdrawn question gets no draft, and a changed one has none of what was asked before. */
async function checkDrafts({ request_id, queries }: RequestRecord): Promise<void> {
  for (const { id, withdrawn, changes = [], draft, redraft } of queries) {
    const job = (await draftJobs().doc(queryKey(request_id, id)).get()).data();
    if (withdrawn) expect(job?.state).toMatch(/^(done|failed)$/);
    const changedAt = changes.at(-1)?.at ?? '';
    if (!withdrawn && !redraft && isFinishedDraft(draft)) expect(draft.written_at >= changedAt).toBe(true);
  }
}

async function checkCounters({ state, sites, studies }: RandomWorld): Promise<void> {
  const counters = (await requestCounts().get()).docs;
  for (const { id } of sites) {
    const counted = counters.find((doc) => doc.id === requestCountId('site', id))?.data().count ?? 0;
    expect(counted).toBe(state.requests.filter(({ site_id }) => site_id === id).length);
  }
  for (const { id } of studies) {
    const counted = counters.reduce((sum, doc) => sum + (doc.data().studies?.[id] ?? 0), 0);
    expect(counted).toBe(state.requests.filter(({ study_id }) => study_id === id).length);
  }
}

/** One entry for each change of a person, and none without a change. */
async function checkAudit({ state, people }: RandomWorld): Promise<void> {
  const ids = people.map(({ user }) => user.id);
  const entries = (await audit().where('actor_id', 'in', ids).get()).docs.map((doc) => doc.data());
  const found = new Map<string, number>();
  for (const { action, target } of entries.filter((entry) => !ACCESS.includes(entry.action))) {
    found.set(`${action} ${target}`, (found.get(`${action} ${target}`) ?? 0) + 1);
  }
  expect([...found].sort()).toEqual([...state.audit].sort());
}

/** Through the API, as a screen reads it. */
async function checkVisible({ state, people }: RandomWorld, id: string): Promise<void> {
  const person = people.find(({ user }) => user.id === id);
  const expected = state.people.get(id);
  if (!person || !expected || (!expected.isDeleted && expected.role !== 'Clinical Researcher')) return;
  const { status, body } = await person.call<RequestView[]>('GET /get-requests');
  if (expected.isDeleted) {
    expect([401, 403]).toContain(status);
    return;
  }
  const shown = body.map(({ request_id, queries }) => ({
    id: request_id,
    queries: queries.map(({ question, final_answer }) => ({ question, sent: final_answer || null })),
  }));
  const visible = state.visibleTo(expected).map(({ id: request_id, queries }) => ({
    id: request_id,
    queries: queries.map(({ question, sent }) => ({ question, sent })),
  }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(shown.sort(byId)).toEqual(visible.sort(byId));
  expect(body.flatMap(({ queries }) => queries.filter(({ answer_generated }) => answer_generated !== ''))).toEqual([]);
  expect(JSON.stringify(body)).not.toContain(UNSENT);
  const hidden = state.requests.find((request) => !visible.some((each) => each.id === request.id));
  if (hidden) expect((await person.call(`GET /get-request/${hidden.id}`)).status).toBe(403);
}

async function checkCitations({ state }: RandomWorld): Promise<void> {
  for (const { id } of state.requests) {
    const record = await findRequest(EVERYWHERE, id);
    const quotes = record?.queries.flatMap(({ draft, edit, sent }): Quote[] => [
      ...(draft.state === 'ready' ? draft.citations : []),
      ...(edit?.citations ?? []),
      ...(sent?.citations ?? []),
    ]);
    for (const quote of quotes ?? []) await expectVerbatim(quote);
  }
}
