import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel, terminate } from 'firebase/firestore';
import { COLLECTIONS, queryKey } from '@trialdesk/contract/paths';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { accounts, database } from '../firebase/app.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { authOrigin, firestoreAddress } from '../testing/addresses.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const EDIT = 'An edit that nobody has sent: zebra crossing.';
/** Of a person of the research team who has said nothing yet. */
let owner: TestPerson;
const NOTE = 'A note between colleagues: obsidian.';
const COMMENT = 'An evaluation that no site may read: quartz.';

const world = new ApiWorld();
let researcher: TestPerson;
let pending: string;
let pendingQuery: string;
let completed: string;
let drafted: string;

beforeAll(async () => {
  const site = await world.site();
  const study = await world.study();
  researcher = await world.person('Clinical Researcher', site);
  const manager = await world.person('Site Manager', site);
  world.later(() => forgetRequests(site.id));
  owner = await world.person('Administrator');
  await uploadedProtocol(world, manager, study.id);

  pending = await askedRequest(researcher, { studyId: study.id });
  const [query] = (await draftReady(pending)).queries;
  const draft = query?.draft;
  pendingQuery = queryKey(pending, query?.id ?? '');
  drafted = draft?.state === 'ready' ? draft.text : '';
  await manager.call(`POST /submit-response/${pending}`, { json: { final_answer: EDIT } });

  completed = await askedRequest(researcher, { studyId: study.id });
  await draftReady(completed);
  await manager.call(`POST /submit-response/${completed}`, {
    json: {
      status: 'completed',
      final_answer: 'The visit is skipped.',
      citations: [],
      evaluation: { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: COMMENT },
    },
  });
  const json = { request_ids: [pending, completed], owner_id: owner.user.id, take_over: true };
  await manager.call('POST /requests/assign', { json });
  for (const id of [pending, completed])
    await manager.call(`POST /requests/${id}/notes`, { json: { text: NOTE, mentions: [owner.user.id] } });
});

afterAll(() => world.end());

/** No draft, unsent edit, evaluation, note, owner or clock. */
function expectNothingUnsent(where: string, content: unknown): void {
  const text = JSON.stringify(content);
  for (const secret of [
    drafted,
    EDIT,
    COMMENT,
    NOTE,
    'citation_quality',
    owner.user.id,
    owner.user.name,
    'owner_id',
    'due_at',
  ]) {
    if (text.includes(JSON.stringify(secret).slice(1, -1))) throw new Error(`${where} shows a site: ${secret}`);
  }
}

test('the words that must not be seen are there for the research team', async () => {
  expect(drafted.length).toBeGreaterThan(20);
  const queries = database().collection(COLLECTIONS.requestQueries).where('request_id', '==', pending);
  const record = JSON.stringify((await queries.get()).docs.map((doc) => doc.data()));
  expect(record).toContain(EDIT);
  const noted = await database().collection(COLLECTIONS.notes).where('request_id', '==', pending).get();
  expect(noted.docs.map((doc) => doc.get('text') as unknown)).toEqual([NOTE]);
  const summaries = database().collection(COLLECTIONS.requests).where('owner_id', '==', owner.user.id);
  expect((await summaries.get()).docs.map(({ id }) => id).sort()).toEqual([pending, completed].sort());
  expect(() => {
    expectNothingUnsent('the record', JSON.parse(record));
  }).toThrow('shows a site');
});

test('no document in Firestore that a researcher can read holds one of them', async () => {
  setLogLevel('silent');
  const app = initializeApp({ projectId: 'demo-trialdesk', apiKey: 'demo' }, 'researcher');
  const auth = getAuth(app);
  connectAuthEmulator(auth, authOrigin(), { disableWarnings: true });
  await signInWithCustomToken(auth, await accounts().createCustomToken(researcher.user.id));
  const client = getFirestore(app);
  const { host, port } = firestoreAddress();
  connectFirestoreEmulator(client, host, port);

  const readable: string[] = [];
  let walked = 0;
  for (const collection of await database().listCollections()) {
    for (const { path } of await collection.listDocuments()) {
      walked += 1;
      const content = await getDoc(doc(client, path)).then(
        (snapshot) => snapshot.data(),
        () => undefined,
      );
      if (content === undefined) continue;
      readable.push(path);
      expectNothingUnsent(path, content);
    }
  }
  await terminate(client);
  expect(readable).toContain(`site_requests/${pending}`);
  expect(readable).toContain(`site_requests/${completed}`);
  expect(readable).toContain(`site_request_queries/${pendingQuery}`);
  expect(walked).toBeGreaterThan(readable.length);
});

test('no answer of the API to a researcher holds one of them', async () => {
  const calls = [
    `GET /get-request/${pending}`,
    `GET /get-request/${completed}`,
    'GET /get-requests',
    `GET /get-requests?site_id=${researcher.user.site_ids[0] ?? ''}`,
    'GET /get-all-requests',
    'GET /documents',
    'GET /sites',
    'GET /sites/contacts',
    'GET /studies',
    `GET /users/email/${researcher.user.email}/role`,
    `POST /submit-response/${pending}`,
    `GET /requests/${pending}/export`,
    `GET /requests/${completed}/export`,
  ];
  for (const call of calls) {
    const json = call.startsWith('POST') ? { final_answer: 'Mine.' } : undefined;
    expectNothingUnsent(call, (await researcher.call(call, { json })).body);
  }
  const own = await researcher.call<RequestView[]>('GET /get-requests');
  expect(own.body.map(({ request_id }) => request_id).sort()).toEqual([pending, completed].sort());
});
