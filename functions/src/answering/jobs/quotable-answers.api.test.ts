import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { activeDocuments } from '../../documents/document-lists-repository.ts';
import { openRecord } from '../../requests/request-access.ts';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../../testing/asked-request.ts';
import { draftReady } from '../../testing/draft-ready.ts';
import { makePages } from '../../testing/make-pages.ts';
import { ingested, upload, uploadedProtocol } from '../../testing/uploaded-protocol.ts';
import { withPassages } from '../retrieval/with-passages.ts';
import { quotableAnswers } from './quotable-answers.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };
const WEEK_12 = 'The week 12 visit has a window of 7 days in either direction.';
const TABLETS = 'This protocol describes a study of an invented tablet in adults.';

const world = new ApiWorld();
let site: Site;
let study: Study;
let manager: TestPerson;
let researcher: TestPerson;
let documentId: string;

beforeAll(async () => {
  site = await world.site();
  study = await world.study();
  world.later(() => forgetRequests(site.id));
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  documentId = (await uploadedProtocol(world, manager, study.id)).id;
});

afterAll(() => world.end());

async function asked() {
  const id = await askedRequest(researcher, { studyId: study.id });
  return { id, query_id: (await draftReady(id)).queries[0]?.id ?? '' };
}

/** Sends `text`, whose first mark refers to these words, and approves it for reuse. */
async function approved(text: string, words?: { page: number; text: string }) {
  const { id, query_id } = await asked();
  if (words) {
    const json = { document_id: documentId, ...words };
    const { body } = await manager.call<Citation>(`POST /requests/${id}/queries/${query_id}/citations`, { json });
    text = text.replace('[1]', `[${body.number}]`);
  }
  const json = { status: 'completed', final_answer: text, evaluation: EVALUATION };
  expect((await manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
  expect((await manager.call(`PUT /requests/${id}/queries/${query_id}/approval`)).status).toBe(200);
  return { request_id: id, query_id };
}

async function quotableFor({ id }: { id: string }) {
  const record = await openRecord(EVERYWHERE, id);
  const [query] = record.queries;
  if (!query) throw new Error('A request has a question');
  const scope = await withPassages(await activeDocuments(EVERYWHERE, study.id));
  return quotableAnswers({ record, query, scope });
}

test('an approved answer can be quoted while all of it holds and it names nobody', async () => {
  const open = await asked();
  expect(await quotableFor(open)).toEqual([]);
  const good = await approved('Seven days either way. [1]\nThen it is skipped.', { page: 2, text: WEEK_12 });
  await approved(`As ${site.name} was late, seven days. [1]`, { page: 2, text: WEEK_12 });
  await approved('Subject 1004 may be dosed. [1]', { page: 2, text: WEEK_12 });
  await approved('Up to three days late is fine.');
  const tablets = await approved('Tablets, for adults. [1]', { page: 1, text: TABLETS });
  const found = await quotableFor(open);
  expect(found.map(({ request_id }) => request_id).toSorted()).toEqual(
    [good, tablets].map(({ request_id }) => request_id).toSorted(),
  );
  expect(found.find(({ request_id }) => request_id === good.request_id)).toMatchObject({
    ...good,
    text: 'Seven days either way. Then it is skipped.',
    quotes: [{ document_id: documentId, page: 2, text_snippet: WEEK_12 }],
  });
  expect(await quotableFor({ id: good.request_id })).toMatchObject([tablets]);
  const newer = await upload(world, manager, {
    ...{ name: 'Window protocol.pdf', studyId: study.id, replaces: documentId },
    bytes: await makePages([
      ['1 Introduction', TABLETS],
      ['2 Visits', 'Ten days.'],
    ]),
  });
  await ingested(newer.body.id);
  expect(await quotableFor(open)).toMatchObject([{ ...tablets, quotes: [{ document_id: newer.body.id }] }]);
  const { request_id, query_id } = tablets;
  expect((await manager.call(`DELETE /requests/${request_id}/queries/${query_id}/approval`)).status).toBe(200);
  expect(await quotableFor(open)).toEqual([]);
});
