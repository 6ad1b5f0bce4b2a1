import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';
import type { AnnouncementsPage, AnnouncementView, SharingView } from '@trialdesk/contract/replies/announcements';
import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import { queryKey } from '@trialdesk/contract/paths';
import { announcements, audit, requestQueries, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { citedAnswer } from '../testing/cited-answer.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { forgetAnnouncement } from '../testing/forget-announcement.ts';
import { sharedAnswer } from '../testing/shared-answer.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const WEEK_12 = 'The week 12 visit has a window of 7 days in either direction.';

const world = new ApiWorld();
let site: Site;
let study: Study;
let manager: TestPerson;
let researcher: TestPerson;
/** Of another site. */
let elsewhere: TestPerson;
let documentId: string;
let answered: { id: string; query_id: string };

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  elsewhere = await world.person('Clinical Researcher', await world.site());
  documentId = (await uploadedProtocol(world, manager, study.id)).id;
  const taken = { document_id: documentId, page: 2, text: WEEK_12 };
  answered = await citedAnswer({ researcher, manager, studyId: study.id, taken });
});

afterAll(() => world.end());

async function share(by: TestPerson, json: Partial<ShareAnswerPayload> = {}) {
  const reply = await by.call<AnnouncementView & { code: string; fields?: Record<string, string> }>(
    'POST /announcements/shared-answers',
    { json: { ...sharedAnswer(answered), ...json } },
  );
  if (reply.status === 200) world.later(() => forgetAnnouncement(reply.body.id));
  return reply;
}

const prepare = (by: TestPerson, { id, query_id } = answered) =>
  by.call<SharingView>(`GET /requests/${id}/queries/${query_id}/sharing`);

const listed = async (by: TestPerson, id: string) =>
  (await by.call<AnnouncementsPage>(`GET /announcements?study_id=${study.id}`)).body.announcements.find(
    (each) => each.id === id,
  );

const openPage = (by: TestPerson, id: string, number = 1) =>
  by.call<CitedPageView>(`GET /announcements/${id}/citations/${number}/page`);

test('an answer is shared with all sites of its study, with its source and without who asked', async () => {
  const { status, body } = await share(manager);
  expect(status).toBe(200);
  const seen = await listed(elsewhere, body.id);
  expect(seen).toMatchObject({
    ...{ title: 'Doses after a late visit', text: 'Yes, within the window. [1]', study_id: study.id, request_id: null },
    shared: {
      question: 'May the dose still be given?',
      citations: [{ number: 1, page: 2, text_snippet: WEEK_12, document_id: documentId }],
    },
  });
  const words = JSON.stringify(seen);
  for (const secret of [answered.id, answered.query_id, site.name, researcher.user.name, 'added_by'])
    expect(words).not.toContain(secret);
  expect((await listed(manager, body.id))?.request_id).toBe(answered.id);
  const trail = await audit().where('target', '==', `announcements/${body.id}`).get();
  expect(trail.docs.map((doc) => doc.data())).toMatchObject([
    {
      ...{ action: 'announcement.sent', actor_id: manager.user.id },
      after: { shared_from: { request_id: answered.id, query_id: answered.query_id }, shared: seen?.shared },
    },
  ]);
});

test('who shares it first sees the answer, what would say who asked, and when it was last shared', async () => {
  const { body } = await prepare(manager);
  expect(body).toMatchObject({
    ...{ study_id: study.id, study_name: study.name, text: 'Yes. [1]', lost: [] },
    citations: [{ number: 1, text_snippet: WEEK_12 }],
  });
  expect(body.names).toEqual([site.name, researcher.user.name]);
  const sent = await share(manager);
  expect((await prepare(manager)).body.shared_at).toBe(sent.body.sent_at);
  const record = await requestQueries().doc(queryKey(answered.id, answered.query_id)).get();
  expect(record.data()?.shared).toEqual({ by: sent.body.sent_by, at: sent.body.sent_at });
});

test('of two who share the same answer at once one is refused, and may share it again on purpose', async () => {
  const colleague = await world.person('Site Manager', site);
  const seen = (await prepare(manager)).body.shared_at ?? '';
  const replies = await Promise.all([manager, colleague].map((by) => share(by, { seen_shared_at: seen })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409)?.body;
  expect(Object.keys(refused?.fields ?? {})).toEqual(['seen_shared_at']);
  const again = (await prepare(manager)).body.shared_at ?? '';
  expect(again).not.toBe(seen);
  expect((await share(manager, { seen_shared_at: again })).status).toBe(200);
});

test('no site shares an answer, and nobody one that was not sent', async () => {
  for (const call of [prepare, share]) {
    expect((await call(researcher)).status).toBe(403);
    expect((await call(manager)).status).toBe(200);
  }
  const id = await askedRequest(researcher, { studyId: study.id });
  const open = { id, query_id: (await draftReady(id)).queries[0]?.id ?? '' };
  expect((await prepare(manager, open)).status).toBe(404);
  expect((await share(manager, { request_id: open.id, query_id: open.query_id })).status).toBe(404);
});

test('what may not be shared is refused at its field', async () => {
  const refusals: [json: Partial<ShareAnswerPayload>, status: number, field: string][] = [
    [{ is_reviewed: false }, 400, 'is_reviewed'],
    [{ question: '' }, 400, 'question'],
    [{ text: 'Yes. [2]' }, 422, 'text'],
    [{ text: 'Yes. [1, 2]' }, 422, 'text'],
  ];
  for (const [json, status, field] of refusals) {
    const reply = await share(manager, json);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  }
});

test('words that may say who asked are refused unless somebody has left them', async () => {
  const question = `May ${site.name} still dose?`;
  const refused = await share(manager, { question });
  expect(refused.status).toBe(400);
  expect(refused.body.fields?.kept_words).toContain(`“${site.name}”`);
  const kept = await share(manager, { question, kept_words: [site.name, 'and others'] });
  expect(kept.status).toBe(200);
  const trail = await audit().where('target', '==', `announcements/${kept.body.id}`).get();
  expect(trail.docs.map((doc) => doc.data().after?.kept_words)).toEqual([[site.name]]);
  expect((await share(manager, { question, kept_words: ['May'] })).status).toBe(400);
});

test('a source that the text no longer refers to is not shared', async () => {
  const { body } = await share(manager, { text: 'Yes, within the window.' });
  expect(body.shared?.citations).toEqual([]);
  expect((await openPage(elsewhere, body.id)).status).toBe(404);
});

test('all sites of the study open the cited page, and others do not', async () => {
  const { body } = await share(manager);
  const opened = await openPage(elsewhere, body.id);
  expect(opened).toMatchObject({ status: 200, body: { page: 2 } });
  expect(opened.body.document_url).not.toBeNull();
  const outsider = await world.person('Clinical Researcher', site);
  const other = await world.study();
  await users()
    .doc(outsider.user.id)
    .update({ study_ids: [other.id] });
  expect((await openPage(outsider, body.id)).status).toBe(403);
  expect((await openPage(manager, body.id, 2)).status).toBe(404);
});

test('words that the documents in use no longer have are not shared', async () => {
  const status = (document_status: string) =>
    manager.call(`PATCH /documents/${documentId}/status`, { json: { status: document_status } });
  expect((await status('archived')).status).toBe(200);
  const { body } = await prepare(manager);
  expect(body).toMatchObject({ text: 'Yes.', citations: [], lost: [{ number: 1, text_snippet: WEEK_12 }] });
  const refused = await share(manager);
  expect(refused).toMatchObject({ status: 422, body: { code: 'uncited_number' } });
  expect((await share(manager, { text: 'Yes.' })).body.shared?.citations).toEqual([]);
  await status('active');
  expect((await prepare(manager)).body.citations).toHaveLength(1);
});

test('an announcement of the team’s own words shares no answer', async () => {
  const json = { study_id: study.id, title: 'New kits', text: 'They arrive on Monday. [1]' };
  const { body } = await manager.call<AnnouncementView>('POST /announcements', { json });
  world.later(() => forgetAnnouncement(body.id));
  expect(body).toMatchObject({ text: json.text, shared: null, request_id: null });
  expect((await announcements().doc(body.id).get()).data()).not.toHaveProperty('shared');
});
