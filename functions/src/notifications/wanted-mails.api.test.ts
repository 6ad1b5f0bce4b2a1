import type { Site, Study } from '@trialdesk/contract/entities/site';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { secondsAfter, systemClock } from '../clock.ts';
import { draftJobs, mail, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { eventually } from '../testing/eventually.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { sendWeeklySummaries } from '../weekly-summary/send-weekly-summaries.ts';
import { weekBefore } from '../weekly-summary/week.ts';
import { findRequest } from '../requests/thread-repository.ts';

const WEEK_SECONDS = 7 * 86_400;
const ON = { email: true, desktop: true, weekly_summary: true };

/** So that today is in the last week. */
const nextWeek = () => secondsAfter(systemClock(), WEEK_SECONDS);

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  colleague = await world.person('Site Manager', site);
});

beforeEach(async () => {
  for (const person of [researcher, manager, colleague]) await choose(person, ON);
});

afterAll(() => world.end());

async function choose(person: TestPerson, notifications: typeof ON): Promise<void> {
  expect((await person.call('PUT /settings/notifications', { json: notifications })).status).toBe(200);
}

async function mailsTo({ user }: TestPerson): Promise<{ id: string; subject: string; text: string }[]> {
  const found = await mail().where('to', 'array-contains', user.email).get();
  // Those of other tests reach everyone who works on all studies.
  const own = found.docs.filter(({ id }) => !id.startsWith('announcement_'));
  return own.map((doc) => ({ id: doc.id, ...doc.data().message }));
}

async function subjectsTo(person: TestPerson): Promise<string[]> {
  return (await mailsTo(person)).map(({ subject }) => subject);
}

async function answer(requestId: string): Promise<void> {
  const evaluation = { answered: true, relevance: 3, tone: 3, citation_quality: 3 };
  const json = { status: 'completed', final_answer: 'Yes, within three days.', evaluation };
  expect((await manager.call(`POST /submit-response/${requestId}`, { json })).status).toBe(200);
}

test('a question is mailed to those of its Site Managers who want mail', async () => {
  await choose(colleague, { ...ON, email: false });
  const id = await askedRequest(researcher, { studyId: study.id });
  const queryId = (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';
  const mailTo = ({ user }: TestPerson) => mail().doc(`question_${id}_${queryId}_${user.id}`);
  await eventually(mailTo(manager), () => true);
  await eventually(draftJobs().doc(queryKey(id, queryId)), ({ state }) => state === 'done');
  expect((await mailTo(colleague).get()).exists).toBe(false);
});

test('an answer is mailed to the person who asked, unless they want no mail', async () => {
  const told = await askedRequest(researcher, { studyId: study.id });
  await answer(told);
  const before = (await subjectsTo(researcher)).length;
  await choose(researcher, { ...ON, email: false });
  await answer(await askedRequest(researcher, { studyId: study.id }));
  expect(before).toBeGreaterThan(0);
  expect(await subjectsTo(researcher)).toHaveLength(before);
});

test('an answer is not mailed to somebody who may no longer read it', async () => {
  const person = await world.person('Clinical Researcher', site);
  const changeStudies = (ids: string[]) => users().doc(person.user.id).update({ study_ids: ids });
  const id = await askedRequest(person, { studyId: study.id });
  await changeStudies([(await world.study()).id]);
  await answer(id);
  expect(await subjectsTo(person)).toEqual([]);
  await changeStudies([study.id]);
  await answer(await askedRequest(person, { studyId: study.id }));
  expect(await subjectsTo(person)).toHaveLength(1);
});

test('the weekly summary is not sent to those who switched it, or all mail, off', async () => {
  const at = secondsAfter(nextWeek(), WEEK_SECONDS);
  await choose(manager, { ...ON, weekly_summary: false });
  await choose(colleague, { ...ON, email: false });
  await askedRequest(researcher, { studyId: study.id });
  await sendWeeklySummaries(() => at);
  const idOf = ({ user }: TestPerson) => `weekly_${weekBefore(at).name}_${user.id}`;
  const isSent = async (person: TestPerson) => (await mail().doc(idOf(person)).get()).exists;
  expect(await isSent(researcher)).toBe(true);
  expect(await isSent(manager)).toBe(false);
  expect(await isSent(colleague)).toBe(false);
});

test('nobody is mailed of a site where nothing happened', async () => {
  const quiet = await world.person('Clinical Researcher', await world.site());
  await sendWeeklySummaries(nextWeek);
  expect(await mailsTo(quiet)).toEqual([]);
});
