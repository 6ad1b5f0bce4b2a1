import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import {
  answerTimesRecord,
  DEFAULT_ANSWER_TIMES,
  type AnswerTimes,
  type AnswerTimesRecord,
} from '@trialdesk/contract/entities/answer-times';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { answerTimes, audit, requests, siteRequestQueries } from '../firebase/collections.ts';
import { dueTimes } from '../requests/due-times.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

const PATH = '/settings/answer-times';

const TOKYO: AnswerTimes = {
  ...DEFAULT_ANSWER_TIMES,
  time_zone: 'Asia/Tokyo',
  days: [2, 3, 4, 5, 6],
  opens: '08:30',
  closes: '20:00',
  holidays: [{ date: '2027-01-01', name: 'New Year' }],
  promises: { ...DEFAULT_ANSWER_TIMES.promises, high: { amount: 2, unit: 'working_hour' } },
};

const world = new ApiWorld();
let site: Site;
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  [site, study] = [await world.site(), await world.study()];
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  world.later(() => answerTimes().doc(ORGANISATION_SETTINGS).delete());
  world.later(() => forgetRequests(site.id));
});

beforeEach(() => answerTimes().doc(ORGANISATION_SETTINGS).delete());

afterAll(() => world.end());

const put = (who: TestPerson, json: object) => who.call<AnswerTimesRecord>(`PUT ${PATH}`, { json });
const read = async () => (await administrator.call<AnswerTimesRecord>(`GET ${PATH}`)).body;

async function changes() {
  const found = await audit()
    .where('target', '==', `answer_times/${ORGANISATION_SETTINGS}`)
    .where('actor_id', '==', administrator.user.id)
    .get();
  return found.docs.map((doc) => doc.data()).sort((a, b) => a.at.localeCompare(b.at));
}

const stored = async (id: string) => (await requests().doc(id).get()).data();

async function promisesSeen(id: string) {
  const found = await siteRequestQueries().where('request_id', '==', id).get();
  return found.docs
    .map((doc) => doc.data())
    .sort((a, b) => a.number - b.number)
    .map(({ promise }) => promise);
}

test('are Monday to Friday from 9 to 5 in UTC until someone sets them', async () => {
  expect(await administrator.call(`GET ${PATH}`)).toMatchObject({ status: 200, body: answerTimesRecord({}) });
});

test('are set by an Administrator, on record with the old and new values', async () => {
  const { id, name } = administrator.user;
  const record = { ...TOKYO, version: 1, changed_by: { id, name } };
  const json = { ...TOKYO, days: TOKYO.days.toReversed(), other: 'dropped', version: 0 };
  expect(await put(administrator, json)).toMatchObject({ status: 200, body: record });
  expect(await read()).toEqual(record);
  const entry = { action: 'answer_times.changed', before: DEFAULT_ANSWER_TIMES, after: TOKYO };
  expect((await changes()).at(-1)).toMatchObject(entry);
  const before = (await changes()).length;
  expect(await put(administrator, json)).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await changes()).toHaveLength(before);
});

test('are neither read nor set by others', async () => {
  for (const other of [manager, researcher]) {
    expect((await other.call(`GET ${PATH}`)).status).toBe(403);
    expect((await put(other, TOKYO)).status).toBe(403);
  }
  expect(await read()).toEqual(answerTimesRecord({}));
  expect((await put(administrator, TOKYO)).status).toBe(200);
});

test('are not set over those of somebody else', async () => {
  const colleague = await world.person('Administrator');
  expect((await put(colleague, { ...TOKYO, version: 0 })).status).toBe(200);
  const mine = { ...TOKYO, opens: '07:00' };
  expect(await put(administrator, { ...mine, version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'stale_version' },
  });
  expect(await put(administrator, { ...mine, version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
});

test('that make no sense are refused field by field, and nothing is stored', async () => {
  const json = {
    ...TOKYO,
    time_zone: 'Europe/Pargue',
    days: [],
    opens: '18:00',
    closes: '08:00',
    holidays: [
      { date: '2026-12-25', name: '' },
      { date: '2026-12-25', name: '' },
    ],
    promises: { ...TOKYO.promises, low: { amount: 0, unit: 'working_day' } },
  };
  expect(await put(administrator, json)).toMatchObject({
    status: 400,
    body: {
      code: 'bad_input',
      fields: {
        time_zone: 'Please choose a time zone from the list',
        days: 'Please choose at least one working day',
        closes: 'Closing time must be at least an hour after opening time',
        'holidays[1].date': 'This date is in the list already',
        'promises.low.amount': 'The number of working days must be a whole number from 1 to 60',
      },
    },
  });
  expect(await read()).toEqual(answerTimesRecord({}));
});

test('hold for questions asked from then on, whose site sees the promise and no clock', async () => {
  const before = await askedRequest(researcher, { studyId: study.id });
  const { due_at, due_soon_at } = (await stored(before)) ?? {};
  expect((await put(administrator, TOKYO)).status).toBe(200);
  expect(await stored(before)).toMatchObject({ due_at, due_soon_at });

  const after = await askedRequest(researcher, { studyId: study.id });
  const request = await stored(after);
  const expected = await dueTimes(request?.asked_at ?? '', 'high', TOKYO);
  expect(expected).not.toEqual(await dueTimes(request?.asked_at ?? '', 'high', DEFAULT_ANSWER_TIMES));
  expect(request).toMatchObject({ ...expected });
  expect(await promisesSeen(before)).toEqual([{ amount: 4, unit: 'working_hour' }]);
  expect(await promisesSeen(after)).toEqual([{ amount: 2, unit: 'working_hour' }]);
  const seen = await researcher.call(`GET /get-request/${after}`);
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toMatch(/due_|Tokyo|New Year/);
});

test('hold for a follow-up to a question asked before', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  const json = {
    status: 'completed',
    final_answer: 'Yes.',
    evaluation: { answered: true, relevance: 5, tone: 4, citation_quality: 5 },
  };
  await manager.call(`POST /submit-response/${id}`, { json });
  await put(administrator, TOKYO);
  await researcher.call(`POST /requests/${id}/queries`, { json: { question: 'And now, after that?' } });
  const request = await stored(id);
  expect(request).toMatchObject({ ...(await dueTimes(request?.asked_at ?? '', 'high', TOKYO)) });
  expect(await promisesSeen(id)).toEqual([
    { amount: 4, unit: 'working_hour' },
    { amount: 2, unit: 'working_hour' },
  ]);
});
