import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { mail, requests, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { dueTimes } from './due-times.ts';
import { watchClocks } from './watch-clocks.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

/** Long ago, so that only requests of this file are due by then. A Tuesday. */
const ASKED = '2001-11-27T10:00:00.000Z';
const [BEFORE, SOON, OVERDUE] = ['2001-11-27T12:59:00.000Z', '2001-11-27T13:00:00.000Z', '2001-11-27T14:00:00.000Z'];

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let owner: TestPerson;
let manager: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  [site, study] = [await world.site(), await world.study()];
  researcher = await world.person('Clinical Researcher', site);
  [owner, manager] = [await world.person('Site Manager'), await world.person('Site Manager', site)];
  administrator = await world.person('Administrator');
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

const stored = async (id: string) => (await requests().doc(id).get()).data();

/** A question of high priority whose clock began long ago. */
async function ask(ownedBy: TestPerson | null = owner): Promise<string> {
  const id = await askedRequest(researcher, { studyId: study.id });
  if (ownedBy) {
    await ownedBy.call('POST /requests/assign', {
      json: { request_ids: [id], owner_id: ownedBy.user.id, take_over: true },
    });
  }
  await requests()
    .doc(id)
    .update({ ...(await dueTimes(ASKED, 'high', DEFAULT_ANSWER_TIMES)) });
  return id;
}

const watchAt = (moment: string) => watchClocks(() => moment);

/** Who was mailed about it, of the people of this file: the state and the recipient. */
async function mailed(id: string): Promise<string[]> {
  const names = new Map([
    [owner.user.email, 'owner'],
    [manager.user.email, 'manager'],
    [administrator.user.email, 'administrator'],
  ]);
  const found = await mail().orderBy('__name__').startAt('due_').endAt('due_~').get();
  return found.docs
    .filter((doc) => doc.id.includes(id))
    .flatMap((doc) => {
      const name = names.get(doc.data().to[0] ?? '');
      return name === undefined ? [] : [`${doc.id.split('_')[1] ?? ''} ${name}`];
    })
    .sort();
}

test('a question gets its clock as it is asked, a follow-up a new one, and an answered request none', async () => {
  const before = Date.now();
  const id = await askedRequest(researcher, { studyId: study.id });
  const first = await stored(id);
  expect(first).toMatchObject({ ...(await dueTimes(first?.asked_at ?? '', 'high', DEFAULT_ANSWER_TIMES)) });
  expect(Date.parse(first?.due_at ?? '')).toBeGreaterThan(before);
  const json = { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION };
  await manager.call(`POST /submit-response/${id}`, { json });
  expect((await stored(id))?.due_state).toBeNull();
  await researcher.call(`POST /requests/${id}/queries`, { json: { question: 'And now?' } });
  const second = await stored(id);
  expect(second).toMatchObject({ ...(await dueTimes(second?.asked_at ?? '', 'high', DEFAULT_ANSWER_TIMES)) });
});

test('the owner is mailed once when it is due soon, and Administrators once when it is overdue', async () => {
  const id = await ask();
  await watchAt(BEFORE);
  expect((await stored(id))?.due_state).toBe('later');
  expect(await mailed(id)).toEqual([]);
  await Promise.all([watchAt(SOON), watchAt(SOON)]);
  expect((await stored(id))?.due_state).toBe('soon');
  expect(await mailed(id)).toEqual(['soon owner']);
  await Promise.all([watchAt(OVERDUE), watchAt(OVERDUE), watchAt(SOON)]);
  expect((await stored(id))?.due_state).toBe('overdue');
  expect(await mailed(id)).toEqual(['overdue administrator', 'soon owner']);
});

test('a mail that was sent and removed does not come again, whatever the clock does', async () => {
  const id = await ask();
  await watchAt(SOON);
  await watchAt(OVERDUE);
  const sent = await mail().orderBy('__name__').startAt('due_').endAt('due_~').get();
  await Promise.all(sent.docs.filter((doc) => doc.id.includes(id)).map(({ ref }) => ref.delete()));
  for (const moment of [BEFORE, SOON, OVERDUE, SOON]) await watchAt(moment);
  expect(await mailed(id)).toEqual([]);
});

test('those who were mailed a question of nobody are mailed that it is due soon', async () => {
  const id = await ask(null);
  await watchAt(SOON);
  expect(await mailed(id)).toEqual(['soon manager']);
});

test('what has become overdue while nobody watched is mailed to the owner too, and to nobody without mail', async () => {
  const id = await ask();
  await users()
    .doc(administrator.user.id)
    .update({
      preferences: { notifications: { email: false, desktop: false, weekly_summary: false } },
    });
  await watchAt(OVERDUE);
  expect(await mailed(id)).toEqual(['overdue owner']);
});

test('mails name neither title nor question, and an answered request is not due', async () => {
  const [waiting, answered] = [await ask(), await ask()];
  const json = { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION };
  await manager.call(`POST /submit-response/${answered}`, { json });
  await watchAt(SOON);
  expect(await mailed(answered)).toEqual([]);
  const sent = await mail().orderBy('__name__').startAt(`due_soon_${waiting}`).endAt(`due_soon_${waiting}~`).get();
  const texts = sent.docs.map((doc) => JSON.stringify(doc.data().message));
  expect(texts.join()).toContain('2001-11-27 14:00 UTC');
  expect(texts.join()).not.toMatch(/Missed the week|my patient/i);
});
