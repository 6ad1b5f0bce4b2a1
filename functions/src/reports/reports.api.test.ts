import { randomBytes } from 'node:crypto';
import { monthOf } from '@trialdesk/contract/entities/report-part';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { Report, ReportedQuestions } from '@trialdesk/contract/replies/reports';
import { monthPlus } from '@trialdesk/contract/reports';
import { systemClock } from '../clock.ts';
import { names, reportParts, requestQueries } from '../firebase/collections.ts';
import { nameKey } from '../names/name-key.ts';
import { findRequest } from '../requests/thread-repository.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { changeThread, forgetThread } from '../testing/stored-thread.ts';
import { studyAtSite, type StudyAtSite } from '../testing/study-at-site.ts';
import { until } from '../testing/until.ts';
import { partId } from './counted-question.ts';
import { packQuestions, unpackQuestions } from './packed-questions.ts';
import { findParts, recount } from './report-part-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: '' };

const world = new ApiWorld();
let administrator: TestPerson;

beforeAll(async () => {
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

const thisMonth = () => monthOf(systemClock());

const period = (studyId: string) => `study_id=${studyId}&from=${thisMonth()}&to=${thisMonth()}`;

const report = async ({ manager, study }: StudyAtSite) =>
  (await manager.call<Report>(`GET /report?${period(study.id)}`)).body;

/** Resolves once the report is as wanted. */
function reported(at: StudyAtSite, wanted: (report: Report) => boolean): Promise<Report> {
  const onChange = (changed: () => void, failed: (error: unknown) => void) =>
    reportParts().where('study_id', '==', at.study.id).onSnapshot(changed, failed);
  return until({ name: `Report of ${at.study.id}`, read: () => report(at), onChange }, wanted, 120);
}

const behind = async ({ manager, study }: StudyAtSite, query: string) =>
  (await manager.call<ReportedQuestions>(`GET /report/questions?${period(study.id)}&${query}`)).body;

/** With a finished draft, which changes the record too. */
async function asked({ researcher, study }: StudyAtSite): Promise<string> {
  const id = await askedRequest(researcher, { studyId: study.id });
  await draftReady(id);
  return id;
}

async function answered(at: StudyAtSite, text = 'Yes.'): Promise<string> {
  const id = await asked(at);
  const json = { final_answer: text, status: 'completed', evaluation: EVALUATION };
  expect((await at.manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
  return id;
}

const queryIdOf = async (id: string) => (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';

test('a report counts what is asked, answered, followed up and rated, and leads to the questions', async () => {
  const at = await studyAtSite(world);
  const [open, done] = [await asked(at), await answered(at)];
  const queryId = await queryIdOf(done);
  const feedback = { json: { helpful: false, reason: 'Too short.' } };
  expect((await at.researcher.call(`PUT /requests/${done}/queries/${queryId}/feedback`, feedback)).status).toBe(200);
  const follow = { json: { question: 'And what about the week 8 visit?' } };
  expect((await at.researcher.call(`POST /requests/${done}/queries`, follow)).status).toBe(200);
  const { all, groups } = await reported(
    at,
    ({ all: { counts } }) =>
      counts.asked === 3 && counts.answered === 1 && counts.unhelpful === 1 && counts.not_found === 3,
  );
  expect(all).toMatchObject({
    counts: {
      ...{ asked: 3, follow_ups: 1, answered: 1, open: 2, withdrawn: 0, in_time: 1, late: 0 },
      ...{ unchanged: 0, lightly_edited: 0, heavily_edited: 0, undrafted: 1, not_found: 3, helpful: 0, unhelpful: 1 },
      ...{ rated: 1, draft_answered: 1, draft_missed: 0 },
    },
    scores: { relevance: 5, tone: 4, citation_quality: 3 },
  });
  expect(groups.site).toMatchObject([{ key: at.site.id, label: at.site.name, figures: { counts: { asked: 3 } } }]);
  expect(groups.category).toMatchObject([{ key: 'study_procedures', figures: { counts: { asked: 3 } } }]);
  expect(groups.draft).toHaveLength(1);

  const opened = await behind(at, 'figure=open');
  expect(opened).toMatchObject({ total: 2, next_cursor: null });
  expect(opened.questions.map(({ request_id }) => request_id)).toEqual([done, open]);
  const rated = await behind(at, `figure=unhelpful&grouping=site&key=${at.site.id}`);
  expect(rated.questions).toMatchObject([
    { request_id: done, query_id: queryId, title: 'Missed the week 4 visit', site_name: at.site.name },
  ]);
  expect((await behind(at, 'figure=unhelpful&grouping=site&key=elsewhere')).total).toBe(0);
});

test('a changed evaluation, a new name of the site and a removed request are in the report', async () => {
  const at = await studyAtSite(world);
  const [first, second] = [await answered(at), await asked(at)];
  await reported(at, ({ all: { counts } }) => counts.asked === 2 && counts.answered === 1);
  const json = { ...EVALUATION, answered: false, relevance: 1 };
  const place = `/requests/${first}/queries/${await queryIdOf(first)}/evaluation`;
  expect((await at.manager.call(`PUT ${place}`, { json })).status).toBe(200);
  await reported(at, ({ all }) => all.scores?.relevance === 1 && all.counts.draft_missed === 1);

  const name = `Harbour ${randomBytes(6).toString('hex')}`;
  expect((await administrator.call(`PATCH /sites/${at.site.id}`, { json: { name } })).status).toBe(200);
  world.later(() => names().doc(nameKey('site', name)).delete());
  await reported(at, ({ groups }) => groups.site[0]?.label === name);

  await forgetThread(second);
  await reported(at, ({ all }) => all.counts.asked === 1);
  await forgetThread(first);
  await reported(at, ({ all }) => all.counts.asked === 0);
  expect(await findParts({ study_id: at.study.id, from: '2000-01', to: '2099-12' })).toEqual([]);
});

test('counting again changes nothing, and corrects what is wrong', async () => {
  const at = await studyAtSite(world);
  const id = await answered(at);
  await reported(at, ({ all }) => all.counts.answered === 1);
  const key = queryKey(id, await queryIdOf(id));
  const query = (await requestQueries().doc(key).get()).data();
  if (!query) throw new Error('The question is stored');
  const place = reportParts().doc(partId(query));
  const before = (await place.get()).data();
  expect(await recount(query)).toBe(false);
  await place.update({ packed: await packQuestions({}) });
  expect(await recount(query, { dryRun: true })).toBe(true);
  expect(await unpackQuestions((await place.get()).data())).toEqual({});
  expect(await recount(query)).toBe(true);
  expect((await place.get()).data()).toEqual(before);
});

test('pages of the questions behind a figure have each once, newest first', async () => {
  const at = await studyAtSite(world);
  const id = await asked(at);
  await changeThread(id, ({ queries: [first] }) => {
    if (!first) throw new Error('A request has a question');
    const made = Array.from({ length: 30 }, (_, turn) => ({
      ...first,
      id: turn === 0 ? first.id : `q${turn}`,
      timestamp_created: new Date(Date.parse(first.timestamp_created) + turn).toISOString(),
    }));
    return { queries: made };
  });
  await reported(at, ({ all }) => all.counts.asked === 30);
  const first = await behind(at, 'figure=asked');
  const second = await behind(at, `figure=asked&cursor=${first.next_cursor ?? ''}`);
  const times = [...first.questions, ...second.questions].map(({ asked_at }) => asked_at);
  expect([first.total, first.questions.length, second.questions.length, second.next_cursor]).toEqual([30, 25, 5, null]);
  expect(times).toEqual([...new Set(times)].sort().reverse());
  expect(await at.manager.call(`GET /report/questions?${period(at.study.id)}&figure=asked&cursor=x`)).toMatchObject({
    status: 400,
    body: { fields: { cursor: expect.any(String) as string } },
  });
});

test('a report of two years is allowed, of one month more is not', async () => {
  const { manager, study } = await studyAtSite(world);
  const from = (months: number) => `study_id=${study.id}&from=${monthPlus(thisMonth(), 1 - months)}&to=${thisMonth()}`;
  expect((await manager.call<Report>(`GET /report?${from(24)}`)).body.groups.month).toHaveLength(24);
  expect(await manager.call(`GET /report?${from(25)}`)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
});

test('what is asked several times is a theme, with its questions behind it', async () => {
  const at = await studyAtSite(world);
  await asked(at);
  for (const other of [await asked(at), await asked(at)]) {
    await changeThread(other, ({ queries: [first] }) => {
      if (!first) throw new Error('A request has a question');
      const repeated = [1, 2].map((turn) => ({ ...first, id: turn === 1 ? first.id : `${first.id}${turn}` }));
      return { queries: repeated };
    });
  }
  const { themes } = await reported(at, ({ all }) => all.counts.asked === 5);
  expect(themes).toMatchObject([{ questions: 5, sites: 1, clarify: null, by_month: [5] }]);
  const [theme] = themes;
  const opened = await behind(at, `figure=asked&grouping=theme&key=${theme?.key ?? ''}`);
  expect(opened).toMatchObject({ group: theme?.question, total: 5 });
  expect(await behind(at, 'figure=asked&grouping=theme&key=none')).toMatchObject({ group: null, total: 0 });
});
