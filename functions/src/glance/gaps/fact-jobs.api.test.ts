import type { DocumentFacts } from '@trialdesk/contract/entities/study-fact';
import type { StudyGlance } from '@trialdesk/contract/replies/study-facts';
import { geminiModel } from '../../answering/models/gemini/gemini.ts';
import { candidate, failed, startVertexServer, type VertexServer } from '../../answering/testing/vertex-server.ts';
import { secondsAfter } from '../../clock.ts';
import { documentFacts } from '../../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { changeRecord } from '../../testing/change-record.ts';
import { eventually } from '../../testing/eventually.ts';
import { uploadedProtocol } from '../../testing/uploaded-protocol.ts';
import { requeueFactJobs } from './fact-job-repository.ts';
import { runFactJobWith } from './run-fact-job.ts';

const LONG_AGO = '2026-01-01T00:00:00.000Z';

const world = new ApiWorld();
let manager: TestPerson;
let studyId: string;
let documentId: string;
let server: VertexServer;

beforeAll(async () => {
  await import('@google/genai');
  server = await startVertexServer();
  manager = await world.person('Site Manager', await world.site());
  studyId = (await world.study()).id;
  documentId = (await uploadedProtocol(world, manager, studyId)).id;
});

afterAll(async () => {
  await server.close();
  await world.end();
});

const job = async () => (await documentFacts().doc(documentId).get()).data();

/** As a worker leaves it that was ended. The trigger ignores it. */
const orphaned = (changes: Partial<DocumentFacts> = {}) =>
  changeRecord(documentFacts().doc(documentId), { state: 'running', attempts: 0, lease_until: LONG_AGO, ...changes });

const run = (now = new Date().toISOString()) => runFactJobWith(geminiModel(server.config), documentId, () => now);

const reply = (line: number) => candidate(JSON.stringify({ facts: [{ field: 'archiving', evidence: [line] }] }));

const archiving = async () => {
  const { body } = await manager.call<StudyGlance>(`GET /studies/${studyId}/facts`);
  return body.groups.flatMap(({ facts }) => facts).find(({ field }) => field === 'archiving');
};

test('a read document has a job, which ends without a model as without a find', async () => {
  const done = await eventually(documentFacts().doc(documentId), ({ state }) => state === 'done');
  expect(done).toMatchObject({ attempts: 1, found: [] });
});

test('a failed attempt is repeated once its lease has expired, and not before', async () => {
  await orphaned();
  server.reply(failed(403, 'PERMISSION_DENIED'));
  const now = new Date().toISOString();
  await run(now);
  expect(await job()).toMatchObject({ state: 'running', attempts: 1, found: [] });
  const calls = server.calls.length;
  await run(now);
  expect(server.calls).toHaveLength(calls);

  server.reply(reply(2));
  await run(secondsAfter(now, 600));
  expect(await job()).toMatchObject({ state: 'done', attempts: 2, lease_until: '' });
  expect(await archiving()).toMatchObject({
    statements: [
      {
        source: 'model',
        quotes: [{ page: 1, text_snippet: expect.stringContaining('study of an invented tablet in adults') as string }],
      },
    ],
  });
  await run(secondsAfter(now, 1_200));
  expect(await job()).toMatchObject({ attempts: 2 });
});

test('lines that the document does not have are not shown', async () => {
  await orphaned({ found: [] });
  server.reply(reply(9_999));
  await run();
  expect(await job()).toMatchObject({ state: 'done', found: [] });
  expect(await archiving()).toMatchObject({ statements: [] });
});

test('after three attempts it is given up, and the document keeps answering', async () => {
  await orphaned({ attempts: 3 });
  await run();
  expect(await job()).toMatchObject({ state: 'failed' });
  expect((await archiving())?.statements).toEqual([]);
});

test('a sweep requeues it, and the trigger ends it', async () => {
  await orphaned();
  await requeueFactJobs(new Date().toISOString());
  await eventually(documentFacts().doc(documentId), ({ state }) => state === 'done');
});
