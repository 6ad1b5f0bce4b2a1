import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { Site, Study } from '../../contract/src/entities/site.ts';
import { IDEMPOTENCY_HEADER, queryKey } from '../../contract/src/paths.ts';
import { createApp } from '../../functions/src/app/create-app.ts';
import { draftJobs, mail, users } from '../../functions/src/firebase/collections.ts';
import { findRequest } from '../../functions/src/requests/thread-repository.ts';
import { ApiWorld, type TestPerson } from '../../functions/src/testing/api-world.ts';
import { askedRequest, forgetRequests } from '../../functions/src/testing/asked-request.ts';
import { eventually } from '../../functions/src/testing/eventually.ts';
import { newUser } from '../../functions/src/testing/new-user.ts';
import { watchDocuments } from './watch-documents.ts';

const MANAGERS = 60;
const MOST = { read: 6, written: 8 };

const world = new ApiWorld();
let api: Server;
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;
let touched: ReturnType<typeof watchDocuments>;

/** The API in this process, so that what it reads and writes is counted, and nothing that triggers do. */
beforeAll(async () => {
  api = createServer(createApp());
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await world.site();
  study = await world.study();
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  for (let member = 1; member < MANAGERS; member++) {
    const user = newUser('Site Manager', [site]);
    await users().doc(user.id).create(user);
    world.later(() => users().doc(user.id).delete());
  }
  touched = watchDocuments();
  // An instance counts what was asked before when it starts, then once in several questions.
  await ask();
  await manager.call('GET /settings/preferences');
});

afterAll(async () => {
  await forgetRequests(site.id);
  api.close();
  await world.end();
});

const ask = () => askedRequest(researcher, { studyId: study.id, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } });

test(`a question reads ${MOST.read} and writes ${MOST.written} documents at most, however many are mailed`, async () => {
  touched();
  const id = await ask();
  const { read, written } = touched();
  expect(read).toBeLessThanOrEqual(MOST.read);
  expect(written).toBeLessThanOrEqual(MOST.written);
  const queryId = (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';
  await eventually(draftJobs().doc(queryKey(id, queryId)), ({ state }) => state === 'done');
  const mails = await mail().orderBy('__name__').startAt(`question_${id}_`).endAt(`question_${id}_~`).get();
  expect(mails.size).toBe(MANAGERS);
});

test('no document is written by the questions of two sites about one study', async () => {
  const other = await world.site();
  world.later(() => forgetRequests(other.id));
  const colleague = await world.person('Clinical Researcher', other);
  await colleague.call('GET /settings/preferences');
  touched();
  await ask();
  const first = new Set(touched().names);
  await askedRequest(colleague, { studyId: study.id });
  const { names } = touched();
  expect(names).not.toHaveLength(0);
  expect(names.filter((name) => first.has(name))).toEqual([]);
});

test('a follow-up question reads and writes no more', async () => {
  const id = await ask();
  const evaluation = { answered: true, relevance: 3, tone: 3, citation_quality: 3 };
  const json = { status: 'completed', final_answer: 'Yes, within three days.', evaluation };
  expect((await manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
  touched();
  const reply = await researcher.call(`POST /requests/${id}/queries`, {
    json: { question: 'And if it was five days?' },
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
  });
  const { read, written } = touched();
  expect(reply.status).toBe(200);
  expect(read).toBeLessThanOrEqual(MOST.read);
  expect(written).toBeLessThanOrEqual(MOST.written);
});
