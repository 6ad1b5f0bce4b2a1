import { randomUUID } from 'node:crypto';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { siteRequests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';
import { findRequest } from './thread-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5, comment: 'Right on the page.' };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let elsewhere: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  site = await world.site();
  study = await world.study();
  researcher = await world.person('Clinical Researcher', site);
  elsewhere = await world.person('Clinical Researcher', await world.site());
  manager = await world.person('Site Manager', site);
  await uploadedProtocol(world, manager, study.id);
});

afterAll(async () => {
  await forgetRequests(site.id);
  await world.end();
});

const ask = (overrides: object = {}) => askedRequest(researcher, { studyId: study.id, ...overrides });

async function countOf(kind: 'site' | 'study', id: string): Promise<number | undefined> {
  const path = kind === 'site' ? 'GET /sites' : 'GET /studies';
  const { body } = await manager.call<{ id: string; request_count: number }[]>(path);
  return body.find((each) => each.id === id)?.request_count;
}

test('a question gets a draft that quotes the protocol, and the site sees the answer once it is sent', async () => {
  const id = await ask();
  const drafted = await draftReady(id);
  expect(drafted.queries[0]?.draft).toMatchObject({ state: 'ready', mode: 'extractive' });

  const review = await manager.call<RequestView>(`GET /get-request/${id}`);
  expect(review.body.answer).toContain('within 3 days');
  const [citation] = review.body.citations as [Citation];
  expect(citation).toMatchObject({ document_name: 'Window protocol.pdf', page: 2 });
  expect(citation.text_snippet).toContain('within 3 days');

  const unsent = await researcher.call<RequestView>(`GET /get-request/${id}`);
  expect(unsent.body).toMatchObject({ status: 'processing', answer: '', final_answer: '', citations: [] });

  const edit = await manager.call<RequestView>(`POST /submit-response/${id}`, {
    json: { final_answer: 'Edited words.' },
  });
  expect(edit.status).toBe(200);
  expect(edit.body.final_answer).toBe('Edited words.');
  const stillUnsent = await researcher.call<RequestView>(`GET /get-request/${id}`);
  expect(stillUnsent.body).toEqual(unsent.body);

  const sent = await manager.call<RequestView>(`POST /submit-response/${id}`, {
    json: { status: 'completed', final_answer: 'Yes, within 3 days. [1] [2]', evaluation: EVALUATION },
  });
  expect(sent.status).toBe(200);
  const answered = await researcher.call<RequestView>(`GET /get-request/${id}`);
  expect(answered.body).toMatchObject({ status: 'completed', answer: '', final_answer: 'Yes, within 3 days. [1] [2]' });
  expect(answered.body.citations).toEqual(review.body.citations);
});

test('only what the text cites is sent and sealed, and a number without a citation is refused', async () => {
  const id = await ask();
  await draftReady(id);
  const send = (final_answer: string) =>
    manager.call(`POST /submit-response/${id}`, {
      json: { status: 'completed', final_answer, evaluation: EVALUATION },
    });
  const refusal = {
    status: 422,
    body: {
      code: 'uncited_number',
      detail: 'The text refers to [7] without a citation. Add the citation, or remove the number from the text.',
      fields: { final_answer: 'No citation: [7]' },
    },
  };
  const text = 'Yes, within 3 days. [1] See [7].';
  expect(await send(text)).toMatchObject(refusal);
  const json = { final_answer: text };
  expect(await manager.call(`POST /submit-response/${id}`, { json })).toMatchObject(refusal);
  expect((await findRequest(EVERYWHERE, id))?.queries[0]).toMatchObject({ edit: null, sent: null });

  expect((await send('Please call us.')).status).toBe(200);
  expect((await send('Please call us.')).status).toBe(200);
  const [query] = (await findRequest(EVERYWHERE, id))?.queries ?? [];
  expect(query?.sent).toMatchObject({ text: 'Please call us.', citations: [] });
  const seen = await researcher.call<RequestView>(`GET /get-request/${id}`);
  expect(seen.body).toMatchObject({ final_answer: 'Please call us.', citations: [] });
  const sealed = await researcher.call(`GET /requests/${id}/verify`);
  expect(sealed.body).toMatchObject({ answers: [{ state: 'intact' }] });
});

test('a follow-up waits for the answer, then goes round again', async () => {
  const id = await ask();
  const early = await researcher.call(`POST /requests/${id}/queries`, {
    json: { question: 'And if it was five days?' },
  });
  expect(early.status).toBe(409);

  await manager.call(`POST /submit-response/${id}`, {
    json: { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION },
  });
  const asked = await researcher.call<{ query_id: string }>(`POST /requests/${id}/queries`, {
    json: { question: 'And if it was five days?', site_id: site.id, study_id: study.id },
  });
  expect(asked.status).toBe(200);
  const record = await draftReady(id);
  expect(record.status).toBe('processing');
  expect(record.queries.map((query) => query.id)).toEqual([expect.any(String), asked.body.query_id]);

  const view = await researcher.call<RequestView>(`GET /get-request/${id}`);
  expect(view.body.queries.map((query) => query.final_answer)).toEqual(['Yes.', '']);
});

test('the same call twice makes one request, one count and one job', async () => {
  const before = (await countOf('site', site.id)) ?? 0;
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const [first, second] = [await ask({ headers }), await ask({ headers })];
  expect(second).toBe(first);
  expect(await countOf('site', site.id)).toBe(before + 1);
  const record = await findRequest(EVERYWHERE, first);
  expect(record?.queries).toHaveLength(1);
});

test('an answered question is neither edited nor answered again, but the same send twice is harmless', async () => {
  const id = await ask();
  const send = (final_answer: string) =>
    manager.call(`POST /submit-response/${id}`, {
      json: { status: 'completed', final_answer, evaluation: EVALUATION },
    });
  expect((await send('Yes.')).status).toBe(200);
  expect((await send('Yes.')).status).toBe(200);
  expect(await send('No.')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const edit = await manager.call(`POST /submit-response/${id}`, { json: { final_answer: 'No.' } });
  expect(edit).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('an edit based on an older version is refused and the newer one kept', async () => {
  const id = await ask();
  const record = await draftReady(id);
  const [query] = record.queries;
  const edit = (final_answer: string) =>
    manager.call(`PATCH /submit-response/${id}/query/${query?.id ?? ''}`, {
      json: { final_answer, version: query?.version },
    });
  expect((await edit('First.')).status).toBe(200);
  expect(await edit('Second.')).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect((await findRequest(EVERYWHERE, id))?.queries[0]?.edit?.text).toBe('First.');
});

test.each(['PATCH', 'PUT', 'POST'])('%s writes to a single query', async (method) => {
  const id = await ask();
  const queryId = (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';
  const reply = await manager.call<RequestView>(`${method} /submit-response/${id}/query/${queryId}`, {
    json: { final_answer: `By ${method}.` },
  });
  expect(reply.body.queries[0]?.final_answer).toBe(`By ${method}.`);
});

test('a request is closed to a researcher of another site, and open to their own', async () => {
  const id = await ask();
  expect((await researcher.call(`GET /get-request/${id}`)).status).toBe(200);
  const refused = await elsewhere.call<{ detail: string }>(`GET /get-request/${id}`);
  expect(refused.status).toBe(403);
  expect(refused.body.detail).not.toContain('dosing');
  expect((await elsewhere.call(`POST /requests/${id}/queries`, { json: { question: 'Mine now?' } })).status).toBe(403);
});

test('a researcher asks for their own site and in their own name only', async () => {
  const other = elsewhere.user;
  const body = { title: 'Missed visit', question: 'May I still dose?', studyId: study.id, category: 'other' };
  const refusals = [{ siteId: other.site_ids[0] }, { userId: other.id }];
  for (const foreign of refusals) {
    const reply = await researcher.call('POST /create-request', { json: { ...body, ...foreign } });
    expect(reply.status).toBe(403);
  }
  const own = { siteId: site.id, userId: researcher.user.id };
  expect((await researcher.call('POST /create-request', { json: { ...body, ...own } })).status).toBe(200);
});

test('a question that is too short is refused with the message of each field', async () => {
  const reply = await researcher.call('POST /create-request', {
    json: { title: ' Hi ', question: 'Why?', category: 'other', studyId: '' },
  });
  expect(reply).toMatchObject({
    status: 400,
    body: {
      code: 'bad_input',
      fields: {
        title: 'Title must be at least 5 characters',
        question: 'Question must be at least 10 characters',
        studyId: 'Please select a study',
      },
    },
  });
});

test('twenty questions at the same moment are twenty requests, counted exactly', async () => {
  const crowded = await world.study();
  const ids = await Promise.all(Array.from({ length: 20 }, () => ask({ studyId: crowded.id })));
  expect(new Set(ids).size).toBe(20);
  expect(await countOf('study', crowded.id)).toBe(20);
  const projections = await siteRequests().where('study_id', '==', crowded.id).count().get();
  expect(projections.data().count).toBe(20);
});
