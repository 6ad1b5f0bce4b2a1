import { NO_STREAK, PRESET_EVALUATION, type ScoreStreak } from '@trialdesk/contract/entities/score-streak';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { scoreStreaks } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { findRequest } from './thread-repository.ts';

const OWN = { ...PRESET_EVALUATION, tone: 4 };
const DUE: ScoreStreak = { preset: LIMITS.presetEvaluations, is_dismissed: false };
const DISMISSED: ScoreStreak = { ...DUE, is_dismissed: true };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher } = await studyAtSite(world));
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

const placeOf = ({ user }: TestPerson) => scoreStreaks().doc(user.id);

const streakOf = async (person: TestPerson) => (await placeOf(person).get()).data();

async function sender(streak?: ScoreStreak): Promise<TestPerson> {
  const person = await world.person('Site Manager', site);
  world.later(() => placeOf(person).delete());
  if (streak) await placeOf(person).set(streak);
  return person;
}

async function send(by: TestPerson, evaluation = PRESET_EVALUATION): Promise<string> {
  const id = await askedRequest(researcher, { studyId: study.id });
  const json = { status: 'completed', final_answer: 'Yes.', evaluation };
  expect((await by.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
  return id;
}

const dismiss = (by: TestPerson) => by.call('PUT /score-reminder/dismissal');

test('answers with preset scores add up, each once, and scores of one’s own begin anew', async () => {
  const person = await sender();
  const id = await send(person);
  expect(await streakOf(person)).toEqual({ preset: 1, is_dismissed: false });
  const again = { status: 'completed', final_answer: 'Yes.', evaluation: PRESET_EVALUATION };
  expect((await person.call(`POST /submit-response/${id}`, { json: again })).status).toBe(200);
  expect(await streakOf(person)).toEqual({ preset: 1, is_dismissed: false });
  await send(person);
  expect(await streakOf(person)).toEqual({ preset: 2, is_dismissed: false });
  await send(person, OWN);
  expect(await streakOf(person)).toEqual(NO_STREAK);
});

test('who gives own scores has no record, and colleagues do not count', async () => {
  const [careful, other] = [await sender(), await sender()];
  await Promise.all([send(careful, OWN), send(other)]);
  expect(await streakOf(careful)).toBeUndefined();
  expect(await streakOf(other)).toEqual({ preset: 1, is_dismissed: false });
});

test('an edit that is saved counts nothing', async () => {
  const person = await sender();
  const id = await askedRequest(researcher, { studyId: study.id });
  expect((await person.call(`POST /submit-response/${id}`, { json: { final_answer: 'Maybe.' } })).status).toBe(200);
  expect(await streakOf(person)).toBeUndefined();
});

test('scores that are given after sending begin anew too; preset ones do not', async () => {
  const person = await sender({ preset: 4, is_dismissed: false });
  const id = await send(person);
  const queryId = (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';
  const change = (json: object) => person.call(`PUT /requests/${id}/queries/${queryId}/evaluation`, { json });
  expect((await change(PRESET_EVALUATION)).status).toBe(200);
  expect(await streakOf(person)).toEqual({ preset: 5, is_dismissed: false });
  expect((await change(OWN)).status).toBe(200);
  expect(await streakOf(person)).toEqual(NO_STREAK);
  expect((await change(PRESET_EVALUATION)).status).toBe(200);
  expect(await streakOf(person)).toEqual(NO_STREAK);
});

test('the reminder is dismissed for this streak, however often, and for its person alone', async () => {
  const [person, other] = [await sender(DUE), await sender(DUE)];
  expect(await dismiss(person)).toMatchObject({ status: 200, body: { done: true } });
  expect((await dismiss(person)).status).toBe(200);
  expect(await streakOf(person)).toEqual(DISMISSED);
  expect(await streakOf(other)).toEqual(DUE);
  await send(person, OWN);
  expect(await streakOf(person)).toEqual(NO_STREAK);
});

test('a reminder that is not due cannot be dismissed ahead, and a site has none', async () => {
  const early: ScoreStreak = { ...DUE, preset: DUE.preset - 1 };
  const person = await sender(early);
  expect((await dismiss(person)).status).toBe(200);
  expect(await streakOf(person)).toEqual(early);
  await send(person);
  expect(await streakOf(person)).toEqual(DUE);
  expect((await dismiss(researcher)).status).toBe(403);
});

test('a deleted person leaves no count behind', async () => {
  const person = await sender(DUE);
  const administrator = await world.person('Administrator');
  expect((await administrator.call(`DELETE /users/${person.user.id}`)).status).toBe(200);
  expect(await streakOf(person)).toBeUndefined();
});
