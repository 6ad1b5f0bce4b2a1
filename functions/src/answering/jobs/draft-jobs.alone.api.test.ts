import { randomUUID } from 'node:crypto';
import type { Draft } from '@trialdesk/contract/entities/draft';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { Study } from '@trialdesk/contract/entities/site';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { secondsAfter, systemClock } from '../../clock.ts';
import { audit, draftJobs, mail } from '../../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { askedRequest } from '../../testing/asked-request.ts';
import { draftReady } from '../../testing/draft-ready.ts';
import { eventually } from '../../testing/eventually.ts';
import { uploadedProtocol } from '../../testing/uploaded-protocol.ts';
import { claimDraftJob, finishDraftJob, type ClaimedJob } from './draft-job-repository.ts';
import { requeueJobs } from './requeue-repository.ts';
import { runDraftJob } from './run-draft-job.ts';
import { findRequest } from '../../requests/thread-repository.ts';
import { storeThread } from '../../testing/stored-thread.ts';
import { studyAtSite } from '../../testing/study-at-site.ts';

const world = new ApiWorld();
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ study, researcher, manager } = await studyAtSite(world));
  await uploadedProtocol(world, manager, study.id);
});

afterAll(() => world.end());

/** A request whose worker died mid-draft two minutes ago. */
async function abandoned(): Promise<{ requestId: string; jobId: string; dead: ClaimedJob }> {
  const requestId = await askedRequest(researcher, { studyId: study.id });
  const record = await draftReady(requestId);
  const [query] = record.queries;
  if (!query) throw new Error('A request has at least one query');
  const jobId = queryKey(requestId, query.id);
  await eventually(draftJobs().doc(jobId), ({ state }) => state === 'done');
  const past = secondsAfter(systemClock(), -120);
  const job: DraftJob = {
    id: jobId,
    request_id: requestId,
    query_id: query.id,
    state: 'running',
    cause: query.id,
    attempts: 1,
    lease_until: past,
    last_error: '',
    updated_at: past,
  };
  const writing: RequestRecord = { ...record, queries: [{ ...query, draft: { state: 'writing', since: past } }] };
  await storeThread(writing);
  await draftJobs().doc(jobId).set(job);
  return { requestId, jobId, dead: { job, record: writing, query } };
}

/** Mails about the question to its manager. */
const mailsAbout = async (requestId: string) =>
  (await mail().where('to', 'array-contains', manager.user.email).get()).docs.filter((doc) =>
    doc.id.includes(requestId),
  );

/** Runs a job of this cause for a question that was added to, about which nobody has been mailed. */
async function mailedWith(cause: string) {
  const { requestId, jobId, dead } = await abandoned();
  for (const { ref } of await mailsAbout(requestId)) await ref.delete();
  const { requester_id: id, requester_name: name } = dead.record;
  const change = { id: 'change', kind: 'added', text: 'At home.', by: { id, name }, at: systemClock() } as const;
  const queries = dead.record.queries.map((query) => ({ ...query, changes: [change] }));
  await storeThread({ ...dead.record, queries });
  await draftJobs()
    .doc(jobId)
    .set({ ...dead.job, state: 'queued', cause });
  await runDraftJob(jobId, systemClock);
  return (await mailsAbout(requestId)).length;
}

const lateDraft: Draft = {
  state: 'ready',
  text: 'Written by the worker that was treated as dead.',
  citations: [],
  confidence: 'low',
  conflicts: [],
  mode: 'extractive',
  model: 'late',
  prompt_version: 'late',
  searched: [],
  written_at: '2026-01-01T00:00:00.000Z',
};

async function draftsWritten(requestId: string): Promise<number> {
  const entries = audit().where('target', '==', `requests/${requestId}`).where('action', '==', 'draft.written');
  return (await entries.count().get()).data().count;
}

test('a job whose worker died is retried, and the late worker changes nothing', async () => {
  const { requestId, dead } = await abandoned();
  await requeueJobs(systemClock());
  const record = await draftReady(requestId);
  expect(record.queries[0]?.draft).toMatchObject({ state: 'ready', mode: 'extractive' });

  await finishDraftJob(dead, lateDraft, systemClock());
  expect(await findRequest(EVERYWHERE, requestId)).toEqual(record);
});

test('a job with a live lease is not requeued', async () => {
  const { jobId } = await abandoned();
  const now = systemClock();
  expect(await claimDraftJob(jobId, now)).not.toBeNull();
  expect(await claimDraftJob(jobId, now)).toBeNull();
});

test('three concurrent triggers write one draft', async () => {
  const { requestId, jobId } = await abandoned();
  const before = await draftsWritten(requestId);
  await Promise.all([1, 2, 3].map(() => runDraftJob(jobId, systemClock)));
  expect(await draftsWritten(requestId)).toBe(before + 1);
});

test('a draft finished after a person has answered is dropped', async () => {
  const { requestId, jobId } = await abandoned();
  const claimed = await claimDraftJob(jobId, systemClock());
  if (!claimed) throw new Error('The job was not free');
  await manager.call(`POST /submit-response/${requestId}`, {
    json: {
      status: 'completed',
      final_answer: 'Answered by a person.',
      evaluation: { answered: false, relevance: 3, tone: 3, citation_quality: 3 },
    },
  });
  await finishDraftJob(claimed, lateDraft, systemClock());
  const record = await findRequest(EVERYWHERE, requestId);
  expect(record?.queries[0]?.draft.state).toBe('writing');
  expect((await draftJobs().doc(jobId).get()).data()?.state).toBe('done');
});

test('what a draft was warned of stays on record when a new one replaces it', async () => {
  const { requestId, jobId, dead } = await abandoned();
  const { record, query } = dead;
  await storeThread({ ...record, queries: [{ ...query, draft: { ...lateDraft, site_values: ['900 mg'] } }] });
  const claimed = await claimDraftJob(jobId, systemClock());
  if (!claimed) throw new Error('The job was not free');
  await finishDraftJob(claimed, { ...lateDraft, text: 'A newer draft.' }, systemClock());
  const [replaced] = (await findRequest(EVERYWHERE, requestId))?.queries ?? [];
  expect(replaced?.draft).toMatchObject({ text: 'A newer draft.' });
  expect(replaced?.earlier_warnings).toEqual({ doubts: [], conflicts: [], site_values: ['900 mg'] });
});

test('a job that exceeds its attempts fails visibly to the reviewer', async () => {
  const { requestId, jobId } = await abandoned();
  await draftJobs().doc(jobId).update({ attempts: 5 });
  expect(await claimDraftJob(jobId, systemClock())).toBeNull();
  const record = await findRequest(EVERYWHERE, requestId);
  expect(record?.queries[0]?.draft).toMatchObject({ state: 'failed' });
});

test('a protocol never answers questions of another study', async () => {
  const other = await world.study(`Study ${randomUUID()}`);
  const asked = await draftReady(await askedRequest(researcher, { studyId: other.id }));
  const [query] = asked.queries;
  expect(query?.draft).toMatchObject({ state: 'not_found' });
  const own = await draftReady(await askedRequest(researcher, { studyId: study.id }));
  expect(own.queries[0]?.draft).toMatchObject({ state: 'ready' });
});

test('the team is mailed about a question whose first job was replaced by that of a change, and not of a new draft', async () => {
  expect(await mailedWith('change')).toBe(1);
  expect(await mailedWith(randomUUID())).toBe(0);
});
