import { randomUUID } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type {
  AnnouncementsPage,
  AnnouncementView,
  Receipts,
  Receivers,
} from '@trialdesk/contract/replies/announcements';
import { FieldValue } from 'firebase-admin/firestore';
import { secondsAfter, systemClock } from '../clock.ts';
import { announcementReads, announcements, audit, mail, users } from '../firebase/collections.ts';
import { ApiWorld, type CallOptions, type TestPerson } from '../testing/api-world.ts';
import { forgetAnnouncement } from '../testing/forget-announcement.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { deliverAnnouncements, REMINDER_DAYS } from './deliver-announcement.ts';

const TITLE = 'New kits for visit 4';
const TEXT = 'Kits of lot 12 replace those of lot 11.\nReturn what is left by Friday.';
const DAY_SECONDS = 86_400;

const world = new ApiWorld();
let site: Site;
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;
/** Of another site of the study. */
let elsewhere: TestPerson;
/** Of the site, but for another study alone. */
let outsider: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  administrator = await world.person('Administrator');
  elsewhere = await world.person('Clinical Researcher', await world.site());
  outsider = await world.person('Clinical Researcher', site);
  const other = await world.study();
  await users()
    .doc(outsider.user.id)
    .update({ study_ids: [other.id] });
});

afterAll(() => world.end());

async function announce(by: TestPerson, json: object = {}, options: CallOptions = {}) {
  const input = { study_id: study.id, title: TITLE, text: TEXT, ...json };
  const reply = await by.call<AnnouncementView & { detail: string; fields?: Record<string, string> }>(
    'POST /announcements',
    { json: input, ...options },
  );
  if (reply.status === 200) world.later(() => forgetAnnouncement(reply.body.id));
  return reply;
}

const pageFor = async (by: TestPerson, query = '') =>
  (await by.call<AnnouncementsPage>(`GET /announcements${query}`)).body;

const listed = async (by: TestPerson) => (await pageFor(by, `?study_id=${study.id}`)).announcements;

const idsFor = async (by: TestPerson) => (await listed(by)).map(({ id }) => id);

const markRead = (by: TestPerson, id: string) => by.call(`PUT /announcements/${id}/read`);

const remind = (by: TestPerson, id: string) => by.call<{ reminded: number }>(`POST /announcements/${id}/reminders`);

/** Whether it is about the announcement. */
const mailsTo = async ({ user }: TestPerson, id: string) =>
  (await mail().where('to', 'array-contains', user.email).get()).docs.filter((doc) => doc.id.includes(id));

const trailOf = async (id: string) =>
  (await audit().where('target', '==', `announcements/${id}`).get()).docs.map((doc) => doc.data());

test('an announcement reaches the people of the study’s sites, and nobody else', async () => {
  const { status, body } = await announce(manager);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ id: body.id, study_id: study.id, study_name: study.name, title: TITLE, text: TEXT, read_at: null },
    ...{ document: null, shared: null, request_id: null, read_by: 0 },
    ...{ sent_by: { id: manager.user.id, name: manager.user.name }, sent_at: expect.any(String) as string },
  });
  for (const reader of [researcher, elsewhere, manager, administrator]) expect(await idsFor(reader)).toContain(body.id);
  expect((await pageFor(outsider)).announcements).toEqual([]);
  for (const mailed of [researcher, elsewhere]) expect(await mailsTo(mailed, body.id)).toHaveLength(1);
  for (const other of [outsider, manager]) expect(await mailsTo(other, body.id)).toEqual([]);
  expect(await trailOf(body.id)).toMatchObject([
    { action: 'announcement.sent', actor_id: manager.user.id, after: { study_id: study.id, title: TITLE, text: TEXT } },
  ]);
});

test('who has no site any more gets none, reads none and opens none', async () => {
  const former = await world.person('Clinical Researcher', site);
  const before = (await announce(manager)).body.id;
  expect(await idsFor(former)).toContain(before);
  expect(await mailsTo(former, before)).toHaveLength(1);
  await users().doc(former.user.id).update({ site_ids: [] });
  const after = (await announce(manager)).body.id;
  expect(await mailsTo(former, after)).toEqual([]);
  expect(await pageFor(former)).toEqual({ announcements: [], next_cursor: null });
  for (const id of [before, after]) {
    expect((await former.call(`GET /announcements/${id}`)).status).toBe(403);
    expect((await markRead(former, id)).status).toBe(403);
  }
});

test('one announcement is opened by those whom it concerns, with when they read it', async () => {
  const { body } = await announce(manager);
  const opened = (by: TestPerson, id = body.id) => by.call<AnnouncementView>(`GET /announcements/${id}`);
  await markRead(researcher, body.id);
  expect((await opened(researcher)).body).toEqual({ ...body, read_at: expect.any(String) as string, read_by: null });
  expect((await opened(elsewhere)).body).toEqual({ ...body, read_by: null });
  expect((await opened(administrator)).body).toEqual({ ...body, read_by: 1 });
  expect((await opened(outsider)).status).toBe(403);
  expect((await opened(researcher, 'nothing-there')).status).toBe(404);
});

test('the mail names the study, and nothing of what was announced', async () => {
  const { body } = await announce(manager);
  const [found] = await mailsTo(researcher, body.id);
  const { subject = '', text = '' } = found?.data().message ?? {};
  expect(subject).toBe(`Announcement: “${study.name}”`);
  expect(text).toContain(`/announcements?open=${body.id}`);
  expect(`${subject} ${text}`).not.toMatch(/kits|lot 12/i);
});

test('the team knows how many people at how many sites it would concern', async () => {
  const counted = (by: TestPerson, id = study.id) => by.call<Receivers>(`GET /studies/${id}/receivers`);
  const { status, body } = await counted(manager);
  expect(status).toBe(200);
  // With people of other tests, who work on all studies.
  expect(body.people).toBeGreaterThanOrEqual(2);
  expect(body.sites).toBeGreaterThanOrEqual(2);
  expect((await counted(researcher)).status).toBe(403);
  expect((await counted(manager, 'no-such-study')).status).toBe(404);
});

test('a call that is repeated announces once', async () => {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const first = await announce(manager, {}, { headers });
  expect((await announce(manager, {}, { headers })).body).toEqual(first.body);
  expect(await mailsTo(researcher, first.body.id)).toHaveLength(1);
  expect(await trailOf(first.body.id)).toHaveLength(1);
});

test('sites announce nothing, and the research team confirms nothing', async () => {
  expect((await announce(researcher)).status).toBe(403);
  const { body } = await announce(administrator);
  expect((await markRead(manager, body.id)).status).toBe(403);
  expect((await remind(researcher, body.id)).status).toBe(403);
  expect((await researcher.call(`GET /announcements/${body.id}/receipts`)).status).toBe(403);
  expect((await markRead(outsider, body.id)).status).toBe(403);
  expect((await markRead(researcher, body.id)).status).toBe(200);
});

test('what cannot be announced is refused at its field', async () => {
  const refusals: [json: object, status: number, field?: string][] = [
    [{ title: 'Two\nlines' }, 400, 'title'],
    [{ title: '' }, 400, 'title'],
    [{ text: '\u200b' }, 400, 'text'],
    [{ study_id: '' }, 400, 'study_id'],
    [{ study_id: 'no-such-study' }, 404],
  ];
  for (const [json, status, field] of refusals) {
    const reply = await announce(manager, json);
    expect(reply.status).toBe(status);
    if (field !== undefined) expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  }
  for (const call of [remind, markRead])
    expect((await call(call === remind ? manager : researcher, 'nothing-there')).status).toBe(404);
});

test('reading is confirmed once, with its time, and on record', async () => {
  const { body } = await announce(manager);
  expect((await markRead(researcher, body.id)).status).toBe(200);
  const read = (await listed(researcher)).find(({ id }) => id === body.id);
  expect(read?.read_at).toEqual(expect.any(String));
  expect((await markRead(researcher, body.id)).status).toBe(200);
  expect((await listed(researcher)).find(({ id }) => id === body.id)).toEqual(read);
  expect((await listed(elsewhere)).find(({ id }) => id === body.id)?.read_at).toBeNull();
  const entries = (await trailOf(body.id)).filter(({ action }) => action === 'announcement.read');
  expect(entries.map(({ actor_id }) => actor_id)).toEqual([researcher.user.id]);
});

test('the team sees who of which site has read it', async () => {
  const { body } = await announce(manager);
  await markRead(researcher, body.id);
  const receipts = (await administrator.call<Receipts>(`GET /announcements/${body.id}/receipts`)).body;
  const own = receipts.sites.find(({ site_id }) => site_id === site.id);
  expect(own?.people.map(({ id, read_at }) => [id, read_at !== null])).toEqual([[researcher.user.id, true]]);
  const other = receipts.sites.find(({ site_id }) => site_id === elsewhere.user.site_ids[0]);
  expect(other?.people.map(({ id, read_at }) => [id, read_at])).toEqual([[elsewhere.user.id, null]]);
  expect(receipts.reminder_due_at).toBe(secondsAfter(body.sent_at, REMINDER_DAYS * DAY_SECONDS));
  expect(receipts).toMatchObject({ read: 1, reminded: null });
  expect(receipts.people).toBeGreaterThanOrEqual(2);
});

test('a reminder goes to those who have not read it, once a day', async () => {
  const { body } = await announce(manager);
  await markRead(researcher, body.id);
  expect((await remind(manager, body.id)).body.reminded).toBeGreaterThanOrEqual(1);
  expect(await mailsTo(researcher, body.id)).toHaveLength(1);
  expect(await mailsTo(elsewhere, body.id)).toHaveLength(2);
  await remind(administrator, body.id);
  const receipts = (await administrator.call<Receipts>(`GET /announcements/${body.id}/receipts`)).body;
  expect(receipts.reminder_due_at).toBeNull();
  expect(receipts.reminded?.by).toEqual({ id: administrator.user.id, name: administrator.user.name });
  expect(await mailsTo(elsewhere, body.id)).toHaveLength(2);
});

test('who has switched mail off gets none, and finds it in the application', async () => {
  const quiet = await world.person('Clinical Researcher', site);
  const off = { email: false, desktop: false, weekly_summary: false };
  expect((await quiet.call('PUT /settings/notifications', { json: off })).status).toBe(200);
  const { body } = await announce(manager);
  expect(await mailsTo(quiet, body.id)).toEqual([]);
  expect(await idsFor(quiet)).toContain(body.id);
});

test('those who have not read it are reminded by themselves, once, and an interrupted delivery is made up for', async () => {
  const { body } = await announce(manager);
  await markRead(researcher, body.id);
  const lost = (await mailsTo(elsewhere, body.id))[0];
  await lost?.ref.delete();
  await announcements()
    .doc(body.id)
    .update({ next_mail: { kind: 'news', due_at: body.sent_at } });
  await deliverAnnouncements(systemClock);
  expect(await mailsTo(elsewhere, body.id)).toHaveLength(1);
  const at = (days: number) => () => secondsAfter(body.sent_at, days * DAY_SECONDS);
  await deliverAnnouncements(at(REMINDER_DAYS - 1));
  expect(await mailsTo(elsewhere, body.id)).toHaveLength(1);
  for (const days of [REMINDER_DAYS, REMINDER_DAYS, 30]) await deliverAnnouncements(at(days));
  expect(await mailsTo(elsewhere, body.id)).toHaveLength(2);
  expect(await mailsTo(researcher, body.id)).toHaveLength(1);
});

test('a delivery that fails is due again, and keeps no other waiting', async () => {
  const news = { kind: 'news', due_at: '2026-01-01T00:00:00.000Z' } as const;
  const [broken, whole] = [(await announce(manager)).body.id, (await announce(manager)).body.id];
  await (await mailsTo(elsewhere, whole))[0]?.ref.delete();
  await announcements().doc(broken).update({ next_mail: news, sent_by: FieldValue.delete() });
  await announcements()
    .doc(whole)
    .update({ next_mail: { ...news, due_at: '2026-01-02T00:00:00.000Z' } });
  await deliverAnnouncements(systemClock);
  expect(await mailsTo(elsewhere, whole)).toHaveLength(1);
  expect((await announcements().doc(broken).get()).data()?.next_mail).toEqual(news);
  await forgetAnnouncement(broken);
});

test('the list goes on page by page, newest first, and of one study alone', async () => {
  const sent: string[] = [];
  const { body } = await announce(manager);
  const stored = (await announcements().doc(body.id).get()).data();
  if (!stored) throw new Error('The announcement was not stored');
  const writing = announcements().firestore.bulkWriter();
  for (let count = 1; count <= 30; count++) {
    const id = `${body.id}_${String(count).padStart(2, '0')}`;
    void writing.set(announcements().doc(id), { ...stored, id, next_mail: null });
    sent.unshift(id);
    world.later(() => announcements().doc(id).delete());
  }
  await writing.close();
  const ofStudy = `?study_id=${study.id}`;
  const first = await pageFor(researcher, ofStudy);
  const second = await pageFor(researcher, `${ofStudy}&cursor=${first.next_cursor ?? ''}`);
  expect(first.announcements).toHaveLength(25);
  const ids = [...first.announcements, ...second.announcements].map(({ id }) => id);
  expect(ids.slice(0, 31)).toEqual([...sent, body.id]);
  expect((await outsider.call(`GET /announcements${ofStudy}`)).status).toBe(403);
});

test('who has read it stays on record when they leave', async () => {
  const leaver = await world.person('Clinical Researcher', site);
  const { body } = await announce(manager);
  await markRead(leaver, body.id);
  expect((await administrator.call(`DELETE /users/${leaver.user.id}`)).status).toBe(200);
  const reads = await announcementReads().where('announcement_id', '==', body.id).get();
  expect(reads.docs.map((doc) => doc.data().user_id)).toEqual([leaver.user.id]);
});
