import { randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Draft, ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { Study } from '@trialdesk/contract/entities/site';
import { IDEMPOTENCY_HEADER, queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { RedraftView, RequestView } from '@trialdesk/contract/replies/requests';
import { claimDraftJob, finishDraftJob } from '../answering/jobs/draft-job-repository.ts';
import { runDraftJob } from '../answering/jobs/run-draft-job.ts';
import { secondsAfter, systemClock } from '../clock.ts';
import { audit, draftJobs } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { eventually } from '../testing/eventually.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';
import { findRequest } from './thread-repository.ts';
import { storeThread, threadUntil } from '../testing/stored-thread.ts';
import { studyAtSite } from '../testing/study-at-site.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5 };
const PENDING = /^(queued|writing)$/;

const world = new ApiWorld();
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ study, researcher, manager } = await studyAtSite(world));
  await uploadedProtocol(world, manager, study.id);
});

afterAll(() => world.end());

interface Asked {
  requestId: string;
  jobId: string;
  query: RequestQuery;
  draft: ReadyDraft;
}

/** A request whose first draft is finished. */
async function drafted(): Promise<Asked> {
  const requestId = await askedRequest(researcher, { studyId: study.id });
  const query = (await draftReady(requestId)).queries[0];
  if (query?.draft.state !== 'ready') throw new Error('There is no draft');
  const jobId = queryKey(requestId, query.id);
  await eventually(draftJobs().doc(jobId), ({ state }) => state === 'done');
  return { requestId, jobId, query, draft: query.draft };
}

const regenerate = (
  { requestId, query }: Pick<Asked, 'requestId' | 'query'>,
  person = manager,
  key: string = randomUUID(),
) =>
  person.call<RedraftView & { code: string }>(`POST /requests/${requestId}/queries/${query.id}/draft`, {
    headers: { [IDEMPOTENCY_HEADER]: key },
  });

async function storedQuery({ requestId }: Asked): Promise<RequestQuery> {
  const query = (await findRequest(EVERYWHERE, requestId))?.queries[0];
  if (!query) throw new Error('The question is gone');
  return query;
}

/** Waits until no draft is pending. */
async function atRest({ requestId }: Pick<Asked, 'requestId'>): Promise<RequestQuery> {
  const record = await threadUntil(requestId, ({ queries }) =>
    queries.every(({ draft, redraft }) => !PENDING.test((redraft ?? draft).state)),
  );
  const [query] = record.queries;
  if (!query) throw new Error('The question is gone');
  return query;
}

async function requested({ requestId }: Asked): Promise<number> {
  const entries = audit().where('target', '==', `requests/${requestId}`).where('action', '==', 'draft.requested');
  return (await entries.count().get()).data().count;
}

test('a new draft replaces the old one, which is kept until then, and increases the version', async () => {
  const asked = await drafted();
  const reply = await regenerate(asked);
  expect(reply).toMatchObject({ status: 200, body: { query_id: asked.query.id } });
  expect(reply.body.state).toMatch(PENDING);
  expect((await storedQuery(asked)).draft.state).toBe('ready');

  const now = await atRest(asked);
  expect(now).toMatchObject({ redraft: null, version: asked.query.version + 1 });
  expect(now.draft).toMatchObject({ state: 'ready', text: asked.draft.text });
  expect(now.draft.state === 'ready' && now.draft.written_at > asked.draft.written_at).toBe(true);
  expect(await requested(asked)).toBe(1);
});

test('a call that is repeated asks once, also when the client never saw the answer', async () => {
  const asked = await drafted();
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => regenerate(asked, manager, key)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await atRest(asked);
  expect((await regenerate(asked, manager, key)).body.state).toBe('ready');
  expect((await storedQuery(asked)).version).toBe(asked.query.version + 1);
  expect(await requested(asked)).toBe(1);
});

test('while a draft is on its way another call asks for nothing more and is answered the same', async () => {
  const asked = await drafted();
  const { job } = await pause(asked);
  expect(await regenerate(asked)).toMatchObject({ status: 200, body: { state: 'writing' } });
  expect((await draftJobs().doc(asked.jobId).get()).data()).toEqual(job);
  expect(await requested(asked)).toBe(0);
});

test('an answered question gets no new draft, and an answer that is sent ends the one on its way', async () => {
  const asked = await drafted();
  const paused = await pause(asked);
  const send = { status: 'completed', final_answer: 'Answered by a person.', evaluation: EVALUATION };
  expect((await manager.call(`POST /submit-response/${asked.requestId}`, { json: send })).status).toBe(200);
  expect(await storedQuery(asked)).toMatchObject({ redraft: null, draft: { text: asked.draft.text } });

  await finishDraftJob(paused, { ...asked.draft, text: 'Too late.' }, systemClock());
  expect(await storedQuery(asked)).toMatchObject({ redraft: null, draft: { text: asked.draft.text } });
  expect(await regenerate(asked)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

/** Leaves the job with a worker that does not finish. */
async function pause({ requestId, jobId, query }: Asked) {
  const now = systemClock();
  const record = await findRequest(EVERYWHERE, requestId);
  if (!record) throw new Error('The request is gone');
  const pending = { state: 'queued', since: now } as const;
  await storeThread({ ...record, queries: [{ ...query, redraft: pending }] });
  // No trigger requeues an expired job; only the sweep and this test do.
  await draftJobs()
    .doc(jobId)
    .update({ state: 'running', attempts: 0, cause: randomUUID(), lease_until: secondsAfter(now, -1) });
  const claimed = await claimDraftJob(jobId, now);
  if (!claimed) throw new Error('The job was not free');
  return claimed;
}

test('a worker of an earlier asking that comes late changes nothing', async () => {
  const asked = await drafted();
  const late = await pause(asked);
  await finishDraftJob(late, asked.draft, systemClock());
  const current = await pause(asked);
  expect(current.job.attempts).toBe(late.job.attempts);
  await finishDraftJob(late, { ...asked.draft, text: 'From the earlier asking.' }, systemClock());
  expect(await storedQuery(asked)).toMatchObject({ redraft: { state: 'writing' }, draft: { text: asked.draft.text } });
});

test('a trigger that comes twice writes one new draft', async () => {
  const asked = await drafted();
  await regenerate(asked);
  await Promise.all([1, 2].map(() => runDraftJob(asked.jobId, systemClock)));
  expect((await atRest(asked)).version).toBe(asked.query.version + 1);
});

test('a new draft that fails leaves the old one, and can be asked for again with all attempts', async () => {
  const asked = await drafted();
  const claimed = await pause(asked);
  const failed = { state: 'failed', reason: 'timeout', failed_at: systemClock() } as const;
  await finishDraftJob(claimed, failed, systemClock());
  const query = await storedQuery(asked);
  expect(query).toMatchObject({ draft: { state: 'ready' }, redraft: failed, version: asked.query.version });

  expect((await regenerate(asked)).status).toBe(200);
  expect(await atRest(asked)).toMatchObject({ redraft: null, version: asked.query.version + 1 });
  expect((await draftJobs().doc(asked.jobId).get()).data()).toMatchObject({ attempts: 1, last_error: '' });
});

test('a first draft that failed is tried again in its place', async () => {
  const asked = await drafted();
  const failed = { state: 'failed', reason: 'unavailable', failed_at: systemClock() } as const;
  const record = await findRequest(EVERYWHERE, asked.requestId);
  if (!record) throw new Error('The request is gone');
  await storeThread({ ...record, queries: [{ ...asked.query, draft: failed }] });
  expect((await regenerate(asked)).body.state).toMatch(PENDING);
  expect(await atRest(asked)).toMatchObject({ redraft: null, draft: { state: 'ready' } });
});

test('a saved response keeps its words and its citations, until the reviewer takes the new draft', async () => {
  const asked = await drafted();
  const submit = `POST /submit-response/${asked.requestId}`;
  await manager.call(submit, { json: { final_answer: 'My words. [1] [2]' } });
  const other = { ...asked.draft, text: 'New words. [1] [2]', citations: asked.draft.citations.map(elsewhere) };
  await finishDraftJob(await pause({ ...asked, query: await storedQuery(asked) }), other, systemClock());
  const kept = await manager.call<RequestView>(`GET /get-request/${asked.requestId}`);
  expect(kept.body).toMatchObject({ final_answer: 'My words. [1] [2]', citations: asked.draft.citations });

  const stale = await manager.call(submit, { json: { final_answer: 'Late.', version: asked.query.version } });
  expect(stale.status).toBe(409);
  const taken = await manager.call<RequestView>(submit, { json: { final_answer: other.text, based_on: 'draft' } });
  expect(taken.body).toMatchObject({ final_answer: 'New words. [1] [2]', citations: other.citations });
});

const elsewhere = <T extends object>(citation: T): T => ({ ...citation, text_snippet: 'Words of another page.' });

test('a draft says which versions were searched, and a new one searches the version that has come since', async () => {
  const own = await world.study();
  const first = await uploadedProtocol(world, manager, own.id);
  const requestId = await askedRequest(researcher, { studyId: own.id });
  const [query] = (await draftReady(requestId)).queries;
  if (!query) throw new Error('The question is gone');
  const searched = ({ id, name, version, upload_date }: StudyDocument) => ({ id, name, version, upload_date });
  expect(query.draft).toMatchObject({ searched: [searched(first)] });
  expect(citedVersions(query.draft)).toEqual([1]);

  const second = await uploadedProtocol(world, manager, { studyId: own.id, replaces: first.id });
  await regenerate({ requestId, query });
  const { draft } = await atRest({ requestId });
  expect(draft).toMatchObject({ searched: [searched(second)] });
  expect(citedVersions(draft)).toEqual([2]);
});

function citedVersions(draft: Draft): number[] {
  const citations = draft.state === 'ready' ? draft.citations : [];
  return [...new Set(citations.map(({ document_version }) => document_version))];
}

test('the research team alone asks for a new draft', async () => {
  const asked = await drafted();
  expect((await regenerate(asked, researcher)).status).toBe(403);
  expect((await storedQuery(asked)).redraft).toBeNull();
  expect((await regenerate(asked)).status).toBe(200);
  const nowhere = await manager.call(`POST /requests/${asked.requestId}/queries/nowhere/draft`);
  expect(nowhere.status).toBe(404);
  await atRest(asked);
});
