import { jest } from '@jest/globals';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { Study } from '@trialdesk/contract/entities/site';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { logger } from 'firebase-functions';
import { onCustomEventPublished } from 'firebase-functions/eventarc';
import { secondsAfter, systemClock } from '../../clock.ts';
import { draftJobs, modelUsage } from '../../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../../testing/asked-request.ts';
import { draftReady } from '../../testing/draft-ready.ts';
import { uploadedProtocol } from '../../testing/uploaded-protocol.ts';
import { candidate, failed, startVertexServer, type VertexServer } from '../testing/vertex-server.ts';
import { recordUsage } from '../../usage/record-usage.ts';
import { requeueJobs } from './requeue-repository.ts';
import { runDraftJob } from './run-draft-job.ts';
import { findRequest } from '../../requests/thread-repository.ts';
import { storeThread } from '../../testing/stored-thread.ts';

const world = new ApiWorld();
const start = systemClock();
const at = (minutes: number) => () => secondsAfter(start, minutes * 60);
let server: VertexServer;
let study: Study;
let researcher: TestPerson;

/** The deployed functions have no model; drafts run in this process have one. */
beforeAll(async () => {
  server = await startVertexServer();
  Object.assign(process.env, {
    GEMINI_MODEL: 'a-model',
    GEMINI_API_KEY: 'a-key',
    VERTEX_BASE_URL: server.config.baseUrl,
  });
  const site = await world.site();
  study = await world.study();
  researcher = await world.person('Clinical Researcher', site);
  world.later(() => forgetRequests(site.id));
  await uploadedProtocol(world, await world.person('Site Manager', site), study.id);
});

afterAll(async () => {
  await world.end();
  await server.close();
});

/** A job that only this process runs, since triggers ignore running ones. */
async function openJob(): Promise<{ requestId: string; jobId: string }> {
  const requestId = await askedRequest(researcher, { studyId: study.id });
  const record = await draftReady(requestId);
  const queries = record.queries.map((query): RequestQuery => ({ ...query, draft: { state: 'queued', since: start } }));
  const [query] = queries;
  if (!query) throw new Error('A request has at least one query');
  const jobId = queryKey(requestId, query.id);
  const job: DraftJob = {
    ...{ id: jobId, request_id: requestId, query_id: query.id, cause: 'test', state: 'running', attempts: 0 },
    ...{ lease_until: '', last_error: '', updated_at: start },
  };
  await storeThread({ ...record, queries });
  await draftJobs().doc(jobId).set(job);
  return { requestId, jobId };
}

/** As the sweep does, but invisible to triggers. */
async function makeDue(jobId: string): Promise<void> {
  await draftJobs().doc(jobId).update({ state: 'running', lease_until: '' });
}

const draftOf = async (requestId: string) => (await findRequest(EVERYWHERE, requestId))?.queries[0]?.draft;
const jobOf = async (jobId: string) => (await draftJobs().doc(jobId).get()).data();

test('an hour without Gemini: the draft waits, and is written once Gemini answers', async () => {
  const { requestId, jobId } = await openJob();
  server.reply(failed(503, 'UNAVAILABLE'));
  await runDraftJob(jobId, at(0));
  expect(await draftOf(requestId)).toEqual({ state: 'waiting', since: start, reason: 'unavailable' });
  expect(await jobOf(jobId)).toMatchObject({ state: 'waiting', outage: { failures: 1, retry_at: at(1)() } });

  await runDraftJob(jobId, at(60));
  expect(await jobOf(jobId)).toMatchObject({ state: 'waiting', attempts: 1 });

  await makeDue(jobId);
  server.reply(failed(429, 'RESOURCE_EXHAUSTED'));
  await runDraftJob(jobId, at(59));
  expect(await draftOf(requestId)).toEqual({ state: 'waiting', since: start, reason: 'quota' });
  expect(await jobOf(jobId)).toMatchObject({ outage: { since: start, failures: 2, retry_at: at(61)() } });

  await makeDue(jobId);
  server.reply(candidate(JSON.stringify({ answerable: false, confidence: 'low', sentences: [] })));
  await runDraftJob(jobId, at(61));
  const draft = await draftOf(requestId);
  expect(draft).toMatchObject({ state: 'not_found', mode: 'gemini', model: 'a-model' });
  expect(draft).not.toHaveProperty('instead_of');
});

test('after hours without Gemini the draft is extracted, and says so', async () => {
  const { requestId, jobId } = await openJob();
  server.reply(failed(500, 'INTERNAL'));
  await runDraftJob(jobId, at(0));
  await makeDue(jobId);
  await runDraftJob(jobId, at(241));
  expect(await draftOf(requestId)).toMatchObject({
    state: 'ready',
    mode: 'extractive',
    instead_of: { model: 'a-model', reason: 'unavailable', since: start },
  });
  expect(await jobOf(jobId)).toMatchObject({ state: 'done' });
});

test('once the tokens of the day are used up, drafts are extracted without asking, and say so', async () => {
  const { requestId, jobId } = await openJob();
  const { request_id, query_id } = (await jobOf(jobId)) ?? { request_id: '', query_id: '' };
  const call = { purpose: 'answer' as const, model: 'a-model', location: 'eu', milliseconds: 1, finish_reason: 'STOP' };
  const used = { input_tokens: 900, output_tokens: 100, cached_tokens: 0, usd: null };
  const source = { kind: 'draft' as const, request_id, query_id, cause: 'test' };
  await recordUsage({
    id: `test_${jobId}`,
    at: start,
    study_id: study.id,
    source,
    failure: null,
    calls: [{ ...call, ...used }],
  });
  process.env.GEMINI_DAILY_TOKENS = '1000';
  const calls = server.calls.length;
  await runDraftJob(jobId, at(0));
  process.env.GEMINI_DAILY_TOKENS = '0';
  expect(server.calls).toHaveLength(calls);
  expect(await draftOf(requestId)).toMatchObject({
    state: 'ready',
    mode: 'extractive',
    instead_of: { model: 'a-model', reason: 'budget', since: start },
  });
});

test('what a failed attempt has used is counted too', async () => {
  const { jobId } = await openJob();
  server.reply(candidate('{"answerable": tr', 'MAX_TOKENS'));
  await runDraftJob(jobId, at(0));
  expect((await modelUsage().doc(`draft_${jobId}_test_1`).get()).data()).toMatchObject({
    ...{ study_id: study.id, failure: 'unusable', tokens: 30 },
    calls: [{ finish_reason: 'MAX_TOKENS' }, { finish_reason: 'MAX_TOKENS' }],
  });
});

test.each([
  [404, 'NOT_FOUND'],
  [403, 'PERMISSION_DENIED'],
  [400, 'INVALID_ARGUMENT'],
])('a wrong configuration (%i) is not waited for', async (code, status) => {
  const { requestId, jobId } = await openJob();
  server.reply(failed(code, status));
  await runDraftJob(jobId, at(0));
  expect(await draftOf(requestId)).toMatchObject({
    state: 'ready',
    mode: 'extractive',
    instead_of: { reason: 'misconfigured', since: start },
  });
});

test.each([
  ['empty', candidate(''), 'unusable'],
  ['cut off', candidate('{"answerable": tr', 'MAX_TOKENS'), 'unusable'],
  ['late', failed(504, 'DEADLINE_EXCEEDED'), 'timeout'],
] as const)('while replies are %s, the draft waits', async (_what, reply, reason) => {
  const { requestId, jobId } = await openJob();
  server.reply(reply);
  await runDraftJob(jobId, at(0));
  expect(await draftOf(requestId)).toEqual({ state: 'waiting', since: start, reason });
  expect(await jobOf(jobId)).toMatchObject({ state: 'waiting', outage: { failures: 1, retry_at: at(1)() } });
});

test('replies that stay unusable are waited for no longer than a quarter of an hour', async () => {
  const { requestId, jobId } = await openJob();
  server.reply(candidate(''));
  await runDraftJob(jobId, at(0));
  await makeDue(jobId);
  await runDraftJob(jobId, at(15));
  const instead_of = { model: 'a-model', reason: 'unusable', since: start };
  expect(await draftOf(requestId)).toMatchObject({ state: 'ready', mode: 'extractive', instead_of });
});

test('a refusal is not waited for', async () => {
  const { requestId, jobId } = await openJob();
  server.reply(candidate('', 'SAFETY'));
  await runDraftJob(jobId, at(0));
  const instead_of = { reason: 'refused', since: start };
  expect(await draftOf(requestId)).toMatchObject({ state: 'ready', mode: 'extractive', instead_of });
});

test('the sweep requeues a waiting job at its time, and not before', async () => {
  const { requestId, jobId } = await openJob();
  server.reply(failed(503, 'UNAVAILABLE'));
  const now = systemClock();
  await runDraftJob(jobId, () => now);
  await requeueJobs(secondsAfter(now, 55));
  expect(await jobOf(jobId)).toMatchObject({ state: 'waiting' });
  await requeueJobs(secondsAfter(now, 65));
  // The deployed functions, which have no model, write it.
  expect((await draftReady(requestId)).queries[0]?.draft).toMatchObject({ state: 'ready', mode: 'extractive' });
});

test('what the worker logs names the job, with the trace of the event that it works for', async () => {
  const { requestId, jobId } = await openJob();
  server.reply(candidate(JSON.stringify({ answerable: false, confidence: 'low', sentences: [] })));
  const write = jest.spyOn(logger, 'write');
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const onEvent = onCustomEventPublished('test', () => runDraftJob(jobId, at(0)));
  const event = { specversion: '1.0', id: 'e', source: 'test', type: 'test', time: at(0)(), data: {} } as const;
  await onEvent(Object.assign(event, { traceparent: `00-${traceId}-b7ad6b7169203331-01` }));
  const replied = write.mock.calls.map(([line]) => line).filter(({ message }) => message === 'Gemini replied');
  write.mockRestore();
  expect(replied).toContainEqual(
    expect.objectContaining({
      ...{ requestId, jobId },
      'logging.googleapis.com/trace': expect.stringMatching(`/traces/${traceId}$`) as string,
    }),
  );
});
