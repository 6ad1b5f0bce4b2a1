import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import { rolesOf, type Operation } from '@trialdesk/contract/operations/operation';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { ValidationError } from 'yup';
import { ApiWorld, callApi, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { endsSessions, openCallWorld, type CallWorld } from '../testing/call-of-each-kind.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { ingested, upload, uploadedProtocol } from '../testing/uploaded-protocol.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

/** Of what others than Administrators may call: on somebody else's role, what the whole team has, and an answer of theirs. */
const ADMINISTRATORS_ALONE: OperationId[] = [
  'getRole',
  'changeEvaluation',
  'changeSavedReply',
  'deleteSavedReply',
  'changeSavedView',
  'deleteSavedView',
];

const world = new ApiWorld();
let calls: CallWorld;
let people: TestPerson[];
/** One question answered with citations and an open follow-up. */
let threadId: string;

beforeAll(async () => {
  calls = await openCallWorld(world);
  const { administrator, manager, researcher } = calls;
  people = [administrator, manager, researcher];
  const study = await world.study();
  await uploadedProtocol(world, manager, study.id);
  const damaged = await upload(world, manager, { name: 'Damaged.pdf', bytes: Buffer.from('%PDF-1.7 damaged') });
  await ingested(damaged.body.id);
  threadId = await askedRequest(researcher, { studyId: study.id });
  const draft = (await draftReady(threadId)).queries[0]?.draft;
  const final_answer = draft?.state === 'ready' ? draft.text : '';
  await manager.call(`POST /submit-response/${threadId}`, {
    json: { status: 'completed', final_answer, evaluation: EVALUATION },
  });
  await researcher.call(`POST /requests/${threadId}/queries`, { json: { question: 'And after another week?' } });
});

afterAll(() => world.end());

function faultsOf(id: OperationId, body: unknown): string[] {
  const { reply }: Operation = OPERATIONS[id];
  try {
    reply.validateSync(body, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

const callersOf = (operation: Operation): (TestPerson | null)[] =>
  operation.needs === 'public' ? [null] : people.filter(({ user }) => rolesOf(operation).includes(user.role));

test.each(Object.keys(OPERATIONS) as OperationId[])(
  '%s replies to everyone who may call it exactly as its schema states',
  async (id) => {
    const granted: string[][] = [];
    for (const person of callersOf(OPERATIONS[id])) {
      const { target, options } = await calls.callOf(id);
      const { status, body } = await callApi<{ id?: string }>(target, person?.token ?? null, options);
      calls.replied(id, body);
      if (endsSessions(id)) await person?.signInAgain();
      if (status === 200) granted.push(faultsOf(id, body));
      else expect([status, ADMINISTRATORS_ALONE]).toEqual([403, expect.arrayContaining([id])]);
    }
    expect(granted.length).toBeGreaterThan(0);
    expect(granted.flat()).toEqual([]);
  },
);

test('a thread with an answer, its citations and an open question matches the schema', async () => {
  const { manager, researcher } = calls;
  for (const person of [manager, researcher]) {
    const { body } = await person.call<RequestView>(`GET /get-request/${threadId}`);
    expect(body.queries[0]?.citations.length).toBeGreaterThan(0);
    expect(body.queries).toHaveLength(2);
    expect(faultsOf('getRequest', body)).toEqual([]);
  }
});

test('ready and failed documents match the schema', async () => {
  const { body } = await calls.manager.call<DocumentView[]>('GET /documents');
  const states = body.map(({ ingestion }) => ingestion.state);
  expect(states).toEqual(expect.arrayContaining(['ready', 'failed']));
  expect(faultsOf('listDocuments', body)).toEqual([]);
});

test('a reply with an extra, a missing or a wrong field does not match', async () => {
  const { body } = await calls.manager.call<RequestView>(`GET /get-request/${threadId}`);
  const { title, ...less } = body;
  const [first, ...others] = body.queries;
  expect(faultsOf('getRequest', { ...body, evaluation: EVALUATION })).toHaveLength(1);
  expect(faultsOf('getRequest', less)).toHaveLength(1);
  expect(faultsOf('getRequest', { ...body, title: [title] })).toHaveLength(1);
  expect(faultsOf('getRequest', { ...body, queries: [{ ...first, draft: {} }, ...others] })).toHaveLength(1);
  expect(faultsOf('getRequest', body)).toEqual([]);
});
