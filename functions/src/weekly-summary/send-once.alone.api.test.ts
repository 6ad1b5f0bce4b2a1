import type { Site, Study } from '@trialdesk/contract/entities/site';
import { secondsAfter, systemClock } from '../clock.ts';
import { mail, requests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { sendWeeklySummaries } from './send-weekly-summaries.ts';
import { weekBefore } from './week.ts';

const WEEK_SECONDS = 7 * 86_400;

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  const notifications = { email: true, desktop: true, weekly_summary: true };
  for (const person of [researcher, manager]) {
    expect((await person.call('PUT /settings/notifications', { json: notifications })).status).toBe(200);
  }
});

afterAll(() => world.end());

async function summariesTo({ user }: TestPerson): Promise<{ id: string; text: string }[]> {
  const found = await mail().where('to', 'array-contains', user.email).get();
  const mails = found.docs.map((doc) => ({ id: doc.id, ...doc.data().message }));
  return mails.filter(({ subject }) => subject === 'Your weekly summary');
}

async function answer(requestId: string): Promise<void> {
  const evaluation = { answered: true, relevance: 3, tone: 3, citation_quality: 3 };
  const json = { status: 'completed', final_answer: 'Yes, within three days.', evaluation };
  expect((await manager.call(`POST /submit-response/${requestId}`, { json })).status).toBe(200);
}

/** It counts the summaries sent to anybody, so nobody else may be added meanwhile. */
test('the weekly summary comes once, with figures and without a word of what was asked', async () => {
  await askedRequest(researcher, { studyId: study.id });
  await answer(await askedRequest(researcher, { studyId: study.id }));
  // So that today is in the last week.
  const at = secondsAfter(systemClock(), WEEK_SECONDS);
  await Promise.all([sendWeeklySummaries(() => at), sendWeeklySummaries(() => at)]);
  expect(await sendWeeklySummaries(() => secondsAfter(at, 60))).toBe(0);

  const { name } = weekBefore(at);
  for (const person of [researcher, manager]) {
    const summaries = await summariesTo(person);
    expect(summaries.map(({ id }) => id)).toEqual([`weekly_${name}_${person.user.id}`]);
    const text = summaries[0]?.text ?? '';
    const asked = (await requests().where('site_id', '==', site.id).get()).docs.map((doc) => doc.data());
    const answered = asked.filter(({ status }) => status === 'completed').length;
    expect(text).toContain(`New requests: ${asked.length}`);
    expect(text).toContain(`Answered requests: ${answered}`);
    expect(text).toMatch(new RegExp(`Waiting for .+ now: ${asked.length - answered}`));
    expect(text).not.toMatch(/visit|dose|patient/i);
  }
});
