import type { Note } from '@trialdesk/contract/entities/note';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { AddedNote } from '@trialdesk/contract/replies/notes';
import { FieldValue } from 'firebase-admin/firestore';
import { secondsAfter } from '../clock.ts';
import { mail, notes, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { REMINDER_DAYS, remindColleagues } from './remind-colleagues.ts';

const TEXT = 'May she be dosed without the sample?';
const DAY_SECONDS = 86_400;

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;
/** The medical monitor. */
let monitor: TestPerson;
let id: string;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  monitor = await world.person('Site Manager', site);
  id = await askedRequest(researcher, { studyId: study.id });
});

afterAll(() => world.end());

interface Refusal {
  fields?: Record<string, string>;
}

const add = (by: TestPerson, json: object, requestId = id) =>
  by.call<AddedNote & Refusal>(`POST /requests/${requestId}/notes`, { json: { text: TEXT, ...json } });

const ask = async (by = manager) => (await add(by, { asks: monitor.user.id })).body;

const stored = async (noteId: string) => (await notes().doc(noteId).get()).data();

/** About one note. */
const subjectsTo = async ({ user }: TestPerson, noteId: string) =>
  (await mail().where('to', 'array-contains', user.email).get()).docs
    .filter((doc) => doc.id.includes(noteId))
    .map((doc) => doc.data().message.subject);

const at = (note: Note, days: number) => () => secondsAfter(note.written_at, days * DAY_SECONDS);

test('a note asks a colleague, who is mailed and answers, which who asked learns', async () => {
  const question = await ask();
  expect(question.asks).toEqual({
    ...{ id: monitor.user.id, name: monitor.user.name, answered_at: null },
    remind_at: secondsAfter(question.written_at, DAY_SECONDS),
  });
  const number = expect.stringContaining(`“${manager.user.name}” asks you a question`) as string;
  expect(await subjectsTo(monitor, question.id)).toEqual([number]);
  const { body: answer } = await add(monitor, { text: 'Yes.', answers: question.id });
  expect(answer.answers).toBe(question.id);
  expect([question.unread_by, answer.unread_by]).toEqual([undefined, [manager.user.id]]);
  expect((await stored(question.id))?.asks).toMatchObject({ answered_at: answer.written_at, remind_at: null });
  expect(await subjectsTo(manager, answer.id)).toEqual([
    expect.stringContaining(`“${monitor.user.name}” answered your question`),
  ]);
});

test('anybody on the team may answer, and the first answer counts', async () => {
  const question = await ask();
  const first = (await add(manager, { text: 'By phone: yes.', answers: question.id })).body;
  await add(monitor, { text: 'Yes, as said.', answers: question.id });
  expect((await stored(question.id))?.asks?.answered_at).toBe(first.written_at);
  expect(await subjectsTo(manager, first.id)).toEqual([]);
});

test('who asked learns nothing more once they may no longer read the request', async () => {
  const former = await world.person('Site Manager', site);
  const question = await ask(former);
  const learns = async (text: string) => {
    const { body } = await add(monitor, { text, answers: question.id });
    return { mails: await subjectsTo(former, body.id), unreadBy: (await stored(body.id))?.unread_by ?? [] };
  };
  expect(await learns('Yes.')).toEqual({
    mails: [expect.stringContaining('answered your question') as string],
    unreadBy: [former.user.id],
  });
  await users()
    .doc(former.user.id)
    .update({ role: 'Clinical Researcher', site_ids: [(await world.site()).id] });
  expect(await learns('Yes, as said.')).toEqual({ mails: [], unreadBy: [] });
});

test('nobody is asked who cannot answer, and no note answers what is no question', async () => {
  const { body: plain } = await add(manager, {});
  const other = await askedRequest(researcher, { studyId: study.id });
  const { body: elsewhere } = await add(manager, { asks: monitor.user.id }, other);
  const refusals: [json: object, field: string][] = [
    [{ asks: researcher.user.id }, 'asks'],
    [{ asks: 'nobody-there' }, 'asks'],
    [{ asks: manager.user.id }, 'asks'],
    [{ answers: plain.id }, 'answers'],
    [{ answers: elsewhere.id }, 'answers'],
    [{ answers: 'no-such-note' }, 'answers'],
    [{ asks: monitor.user.id, answers: plain.id }, 'answers'],
  ];
  for (const [json, field] of refusals) {
    const { status, body } = await add(manager, json);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
});

test('a colleague is reminded after a day, three and seven, and no longer once it is answered', async () => {
  const [waiting, answered] = [await ask(), await ask()];
  await remindColleagues(at(waiting, 0.9));
  expect(await subjectsTo(monitor, waiting.id)).toHaveLength(1);
  await remindColleagues(at(waiting, 1.1));
  await remindColleagues(at(waiting, 1.2));
  expect(await subjectsTo(monitor, waiting.id)).toHaveLength(2);
  await add(monitor, { text: 'Yes.', answers: answered.id });
  for (const days of [3.1, 7.1, 30]) await remindColleagues(at(waiting, days));
  expect(await subjectsTo(monitor, waiting.id)).toHaveLength(1 + REMINDER_DAYS.length);
  expect(await subjectsTo(monitor, answered.id)).toHaveLength(2);
  expect((await stored(waiting.id))?.asks?.remind_at).toBeNull();
});

test('a colleague is not reminded once the request has been answered without them', async () => {
  const closed = await askedRequest(researcher, { studyId: study.id });
  const { body } = await add(manager, { asks: monitor.user.id }, closed);
  await remindColleagues(at(body, 1.1));
  expect(await subjectsTo(monitor, body.id)).toHaveLength(2);
  await manager.call(`POST /submit-response/${closed}`, {
    json: {
      ...{ status: 'completed', final_answer: 'Yes.' },
      evaluation: { answered: true, relevance: 4, tone: 4, citation_quality: 4 },
    },
  });
  await remindColleagues(at(body, 3.1));
  expect(await subjectsTo(monitor, body.id)).toHaveLength(2);
  expect((await stored(body.id))?.asks).toMatchObject({ answered_at: null, remind_at: null });
});

test('who has switched mail off is not reminded, which who asks learns', async () => {
  const quiet = await world.person('Site Manager', site);
  const off = { email: false, desktop: false, weekly_summary: false };
  await quiet.call('PUT /settings/notifications', { json: off });
  const { body } = await add(manager, { asks: quiet.user.id });
  expect(body.not_mailed).toEqual([quiet.user.name]);
  await remindColleagues(at(body, 1.1));
  expect(await subjectsTo(quiet, body.id)).toEqual([]);
});

test('a reminder that fails is due again, and keeps no other waiting', async () => {
  const [broken, whole] = [await ask(), await ask()];
  await notes().doc(broken.id).update({ written_by: FieldValue.delete() });
  await remindColleagues(at(whole, 1.1));
  expect(await subjectsTo(monitor, whole.id)).toHaveLength(2);
  expect((await stored(broken.id))?.asks?.remind_at).toBe(broken.asks?.remind_at);
  await notes().doc(broken.id).delete();
});
