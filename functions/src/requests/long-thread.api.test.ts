import type { Citation } from '@trialdesk/contract/entities/citation';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { COLLECTIONS, type Collection } from '@trialdesk/contract/paths';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import type { Verification } from '@trialdesk/contract/replies/seals';
import { SIGNATURE_MEANING } from '@trialdesk/contract/entities/signature';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { database } from '../firebase/app.ts';
import { requests, siteRequests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { applicationOrigin } from '../testing/addresses.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { longIndexedTexts } from '../testing/long-values.ts';
import { changeThread } from '../testing/stored-thread.ts';
import { sealOf } from './answer-seal.ts';
import { findRequest } from './thread-repository.ts';

/** Firestore's limit on a document, in bytes. */
const DOCUMENT = 1_048_576;

const QUESTIONS = SERVER_LIMITS.queriesPerRequest;
const NOW = '2026-01-01T00:00:00.000Z';
const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: 'c'.repeat(2_000) };

const world = new ApiWorld();
let researcher: TestPerson;
let manager: TestPerson;
let id: string;

const long = (length: number, name: string) =>
  `${name} `.repeat(Math.ceil(length / (name.length + 1))).slice(0, length - 1) + '.';
const question = (number: number) => long(LIMITS.question.max, `question-${number}`);
const answer = (number: number) => long(LIMITS.answer.max, `answer-${number}`);

const citations = Array.from({ length: LIMITS.citationsPerAnswer }, (_, at): Citation => ({
  number: at + 1,
  document_id: 'protocol',
  document_name: 'p'.repeat(LIMITS.documentName.max),
  document_version: 1,
  page: at + 1,
  section: long(200, 'section'),
  text_snippet: long(400, 'quoted'),
}));

/** At every field's limit: drafted, edited and, but for the newest, sent. */
function fullQuery(base: RequestQuery, number: number): RequestQuery {
  const { user } = manager;
  const draft: ReadyDraft = {
    ...{ state: 'ready', text: answer(number), citations, confidence: 'high', conflicts: [], mode: 'extractive' },
    ...{ model: 'extractive', prompt_version: '1', searched: [], written_at: NOW },
  };
  const sent_by = { id: user.id, name: user.name };
  return {
    ...base,
    ...{ id: `q${number}`, question: question(number), draft, redraft: null, edit: null, version: 3 },
    sent: {
      ...{ text: answer(number), citations, sent_by, sent_at: NOW },
      signature: { name: user.name, role: user.role, signed_at: NOW, meaning: SIGNATURE_MEANING },
    },
  };
}

beforeAll(async () => {
  const site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  id = await askedRequest(researcher, { studyId: study.id });
  await draftReady(id);
  await changeThread(id, (record) => {
    const [base] = record.queries;
    if (!base) throw new Error('A request has a query');
    const queries = Array.from({ length: QUESTIONS - 1 }, (_, at) => {
      const query = fullQuery(base, at + 1);
      return {
        ...query,
        sent: query.sent && { ...query.sent, seal: sealOf({ request: record, query, sent: query.sent }) },
      };
    });
    return { status: 'completed', queries };
  });
});

afterAll(() => world.end());

test(`question ${QUESTIONS} of a thread at every limit is asked, drafted, edited and answered`, async () => {
  const asked = await researcher.call<{ query_id: string }>(`POST /requests/${id}/queries`, {
    json: { question: question(QUESTIONS) },
  });
  expect(asked.status).toBe(200);
  await draftReady(id);
  const path = `/submit-response/${id}/query/${asked.body.query_id}`;
  expect((await manager.call(`POST ${path}`, { json: { final_answer: answer(0) } })).status).toBe(200);
  const sent = await manager.call<RequestView>(`POST /submit-response/${id}`, {
    json: { status: 'completed', final_answer: answer(QUESTIONS), evaluation: EVALUATION },
  });
  expect(sent.status).toBe(200);
  expect(sent.body.queries.map((query) => query.final_answer)).toEqual(
    Array.from({ length: QUESTIONS }, (_, at) => answer(at + 1)),
  );
  expect(Buffer.byteLength(JSON.stringify(await findRequest(EVERYWHERE, id)))).toBeGreaterThan(3 * DOCUMENT);
});

test('team and site read it whole, alone and in their lists', async () => {
  for (const person of [manager, researcher]) {
    const { status, body } = await person.call<RequestView>(`GET /get-request/${id}`);
    expect(status).toBe(200);
    expect(body.queries.map((query) => query.question)).toEqual(
      Array.from({ length: QUESTIONS }, (_, at) => question(at + 1)),
    );
    const listed = await person.call<RequestView[]>('GET /get-requests');
    expect(listed.body.map(({ queries }) => queries.length)).toEqual([QUESTIONS]);
  }
});

test('its seals are checked, and it is exported as JSON and PDF', async () => {
  const seals = await researcher.call<Verification>(`GET /requests/${id}/verify`);
  const states = seals.body.answers.map(({ state }) => state);
  // Those stored past the application are not on the audit trail.
  expect([states.length, states.at(-1)]).toEqual([QUESTIONS, 'intact']);
  for (const person of [manager, researcher]) {
    const exported = await person.call<RequestExport>(`GET /requests/${id}/export`);
    expect([exported.status, exported.body.queries.length]).toEqual([200, QUESTIONS]);
    const address = `${applicationOrigin()}/api/v1/requests/${id}/export?format=pdf`;
    const pdf = await fetch(address, { headers: { Authorization: `Bearer ${person.token}` } });
    expect(pdf.status).toBe(200);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test('the documents of lists stay small', async () => {
  for (const document of [requests().doc(id), siteRequests().doc(id)]) {
    expect(Buffer.byteLength(JSON.stringify((await document.get()).data()))).toBeLessThan(2_000);
  }
});

test('no text that is too long for an index is in one', async () => {
  const found: string[] = [];
  for (const name of Object.values(COLLECTIONS) as Collection[]) {
    for (const doc of (await database().collection(name).get()).docs) {
      found.push(...longIndexedTexts(name, doc.data()).map((path) => `${name}: ${path}`));
    }
  }
  expect([...new Set(found)]).toEqual([]);
});
