import type { Citation } from '@trialdesk/contract/entities/citation';
import type { FoundPassagesView } from '@trialdesk/contract/replies/citing';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import type { SealCheck } from '@trialdesk/contract/replies/seals';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Site } from '@trialdesk/contract/entities/site';
import { audit } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' };
const WINDOW = 'The week 12 visit has a window of 7 days in either direction.';

const world = new ApiWorld();
let site: Site;
let manager: TestPerson;
let researcher: TestPerson;
let documentId: string;
let foreignId: string;
let requestId: string;
let queryId: string;

beforeAll(async () => {
  site = await world.site();
  const study = await world.study();
  const other = await world.study();
  world.later(() => forgetRequests(site.id));
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  documentId = (await uploadedProtocol(world, manager, study.id)).id;
  foreignId = (await uploadedProtocol(world, manager, other.id)).id;
  requestId = await askedRequest(researcher, { studyId: study.id });
  queryId = (await draftReady(requestId)).queries[0]?.id ?? '';
});

afterAll(() => world.end());

const find = (person: TestPerson, text: string) =>
  person.call<FoundPassagesView>(`POST /requests/${requestId}/passages`, { json: { text } });

const cite = (person: TestPerson, taken: Partial<{ document_id: string; page: number; text: string }>) =>
  person.call<Citation>(`POST /requests/${requestId}/queries/${queryId}/citations`, {
    json: { document_id: documentId, page: 2, text: WINDOW, ...taken },
  });

test('the research team finds passages of the documents in scope, with page and section; a site does not', async () => {
  const { status, body } = await find(manager, 'window of the week 12 visit');
  expect(status).toBe(200);
  const [best] = body.passages;
  expect(best?.quote).toMatchObject({
    document_id: documentId,
    page: 2,
    text_snippet: WINDOW,
  });
  expect(best?.text).toContain(WINDOW);
  expect(body.passages.map(({ quote }) => quote.document_id)).not.toContain(foreignId);
  expect((await find(researcher, 'window of the week 12 visit')).status).toBe(403);
});

test('words of the page become a citation once, with who added them; a site may not add any', async () => {
  const { status, body } = await cite(manager, {
    text: 'The week 12 visit has a\nwindow of 7 days in either direction.',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ document_id: documentId, page: 2, text_snippet: WINDOW });
  expect(body.added_by).toMatchObject({ id: manager.user.id });
  expect(body.document_generation).toBeDefined();
  expect((await cite(manager, {})).body).toEqual(body);
  expect((await cite(researcher, {})).status).toBe(403);
  const entries = await audit().where('target', '==', `${COLLECTIONS.requests}/${requestId}`).get();
  expect(entries.docs.filter((doc) => doc.data().action === 'citation.added')).toHaveLength(1);
});

test.each([
  ['other words', { text: 'The week 12 visit has a window of 9 days in either direction.' }],
  ['words of another page', { page: 1 }],
  ['words that prove nothing', { text: 'The week 12 visit' }],
  ['words that cut a number', { text: 'he week 12 visit has a window of 7 days in either direction.' }],
])('%s are refused', async (_what, taken) => {
  expect((await cite(manager, taken)).status).toBe(400);
});

test('a document of another study is refused', async () => {
  expect((await cite(manager, { document_id: foreignId })).status).toBe(400);
});

test('the site gets an added citation that the sent text refers to, without who added it, under an intact seal', async () => {
  const { number } = (await cite(manager, {})).body;
  const sent = await manager.call<RequestView>(`POST /submit-response/${requestId}`, {
    json: { status: 'completed', final_answer: `Seven days. [${number}]`, evaluation: EVALUATION },
  });
  expect(sent.body.citations).toMatchObject([{ number: 1, text_snippet: WINDOW, added_by: { id: manager.user.id } }]);
  const { body } = await researcher.call<RequestView>(`GET /get-request/${requestId}`);
  expect(body.final_answer).toBe('Seven days. [1]');
  expect(body.citations).toMatchObject([{ number: 1, text_snippet: WINDOW }]);
  expect(body.citations[0]).not.toHaveProperty('added_by');
  const { body: seals } = await researcher.call<{ answers: SealCheck[] }>(`GET /requests/${requestId}/verify`);
  expect(seals.answers).toMatchObject([{ state: 'intact' }]);
  expect(
    (await cite(manager, { text: 'This protocol describes a study of an invented tablet in adults.', page: 1 })).status,
  ).toBe(409);
});
