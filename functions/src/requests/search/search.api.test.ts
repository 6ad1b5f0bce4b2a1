import { randomBytes } from 'node:crypto';
import type { Draft } from '@trialdesk/contract/entities/draft';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { FoundRequests } from '@trialdesk/contract/replies/search';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { forgetRequests } from '../../testing/asked-request.ts';
import { draftReady } from '../../testing/draft-ready.ts';
import { changeRequest } from '../request-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let elsewhere: Site;
let study: Study;
let researcher: TestPerson;
let stranger: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  [site, elsewhere, study] = [await world.site(), await world.site(), await world.study(`Étude ${word()}`)];
  researcher = await world.person('Clinical Researcher', site);
  stranger = await world.person('Clinical Researcher', elsewhere);
  manager = await world.person('Site Manager', site);
  world.later(async () => {
    await forgetRequests(site.id);
    await forgetRequests(elsewhere.id);
  });
});

afterAll(() => world.end());

/** In no other text. */
const word = () => `w${randomBytes(6).toString('hex')}`;

interface Asked {
  title?: string;
  question?: string;
  category?: string;
  studyId?: string;
}

async function ask(person: TestPerson, asked: Asked = {}): Promise<string> {
  const json = { title: 'Missed visit', question: 'May I still dose?', category: 'other', studyId: study.id, ...asked };
  return (await person.call<{ request_id: string }>('POST /create-request', { json })).body.request_id;
}

const search = (person: TestPerson, json: object) => person.call<FoundRequests>('POST /requests/search', { json });

async function found(person: TestPerson, text: string, more: object = {}): Promise<string[]> {
  const { status, body } = await search(person, { text, ...more });
  expect(status).toBe(200);
  return body.requests.map(({ request_id }) => request_id);
}

const respond = (id: string, json: object) => manager.call(`POST /submit-response/${id}`, { json });

test('the research team finds a request by each of its texts, in any case and by any part', async () => {
  const [title, question] = [word(), word()];
  const id = await ask(researcher, { title: `About ${title}`, question: `Is ${question} allowed?` });
  for (const text of [title, title.toUpperCase(), title.slice(2, 9), question, `is ${question} a`])
    expect(await found(manager, text)).toEqual([id]);
  for (const text of [site.name, study.name.toUpperCase(), researcher.user.name, '?', 'Is'])
    expect(await found(manager, text, { site_ids: [site.id] })).toContain(id);
  for (const text of [`${question} ${title}`, `${title} ${site.name}`])
    expect(await found(manager, text)).toEqual([id]);
  expect(await found(manager, `${title} ${word()}`)).toEqual([]);
});

test('drafts, edits, answers and follow-ups are found as they are now, a request once', async () => {
  const [asked, drafted, edited, again, sent, further] = [word(), word(), word(), word(), word(), word()];
  const id = await ask(researcher, { question: `Is ${asked} allowed?` });
  const { created_at } = await draftReady(id);
  const written = { mode: 'extractive', model: 'extractive', prompt_version: '1', written_at: created_at } as const;
  const judged = { citations: [], searched: [], confidence: 'high', conflicts: [] } satisfies Partial<Draft>;
  const draft: Draft = { state: 'ready', text: `Yes, ${drafted}.`, ...judged, ...written };
  await changeRequest(
    { reach: EVERYWHERE, requestId: id },
    ({ request, query }) => query && { request, query: { ...query, draft }, audit: [] },
  );
  expect(await found(manager, drafted)).toEqual([id]);
  await respond(id, { final_answer: `Yes, ${edited}.` });
  expect(await found(manager, edited)).toEqual([id]);
  await respond(id, { final_answer: `Yes, ${again}.` });
  expect([await found(manager, edited), await found(manager, again)]).toEqual([[], [id]]);
  const answer = { status: 'completed', final_answer: `Yes, ${sent}, see ${asked}.`, evaluation: EVALUATION };
  expect((await respond(id, answer)).status).toBe(200);
  expect([await found(manager, again), await found(manager, sent)]).toEqual([[], [id]]);
  const json = { question: `And is ${further}, like ${asked}?` };
  expect((await researcher.call(`POST /requests/${id}/queries`, { json })).status).toBe(200);
  for (const text of [further, sent, asked]) expect(await found(manager, text)).toEqual([id]);
});

test('a site finds its own requests by what it sees of them, and by nothing that was drafted or saved', async () => {
  const [title, question, edited, sent] = [word(), word(), word(), word()];
  const id = await ask(researcher, { title: `About ${title}`, question: `Is ${question} allowed?` });
  await respond(id, { final_answer: `Yes, ${edited}.` });
  const foreign = await ask(stranger, { title: `About ${title}` });
  for (const text of [title.toUpperCase(), question]) expect(await found(researcher, text)).toEqual([id]);
  for (const text of [study.name, site.name]) expect(await found(researcher, text)).toContain(id);
  expect(await found(manager, edited)).toEqual([id]);
  expect(await found(researcher, edited)).toEqual([]);
  await respond(id, { status: 'completed', final_answer: `Yes, ${sent}.`, evaluation: EVALUATION });
  expect(await found(researcher, sent)).toEqual([id]);
  expect(await found(stranger, sent)).toEqual([]);
  expect(await found(stranger, title)).toEqual([foreign]);
  expect(await found(manager, title)).toEqual([foreign, id]);
  expect(await found(manager, title, { site_ids: [elsewhere.id] })).toEqual([foreign]);
  expect((await search(stranger, { text: title, site_ids: [site.id] })).status).toBe(403);
});

test('pages follow each other, newest first, and a status narrows them', async () => {
  const title = word();
  const ids: string[] = [];
  for (let at = 0; at < 5; at++) ids.unshift(await ask(researcher, { title: `About ${title}` }));
  const pages: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { body } = await search(manager, { text: title, limit: 2, ...(cursor && { cursor }) });
    pages.push(body.requests.map(({ request_id }) => request_id));
    cursor = body.next_cursor;
  }
  expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  const [newest = ''] = ids;
  await respond(newest, { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION });
  expect(await found(manager, title, { status: 'completed' })).toEqual([newest]);
  expect(await found(manager, title, { status: 'processing' })).toEqual(ids.slice(1));
  expect(await search(manager, { text: title, cursor: 'nowhere' })).toMatchObject({ status: 400 });
  expect(await search(manager, { text: ' ' })).toMatchObject({ status: 400 });
});

test('study, category and who asked narrow what a site finds, alone and together', async () => {
  const [title, other] = [word(), await world.study()];
  const colleague = await world.person('Clinical Researcher', site);
  const about = { title: `About ${title}` };
  const own = await ask(researcher, about);
  const colleagues = await ask(colleague, about);
  const recruiting = await ask(researcher, { ...about, category: 'recruitment' });
  const elsewhereStudy = await ask(researcher, { ...about, studyId: other.id });
  const all = [elsewhereStudy, recruiting, colleagues, own];
  expect(await found(researcher, title)).toEqual(all);
  const narrowed: [more: object, expected: string[]][] = [
    [{ study_id: study.id }, [recruiting, colleagues, own]],
    [{ study_id: other.id }, [elsewhereStudy]],
    [{ category: 'recruitment' }, [recruiting]],
    [{ category: 'other' }, [elsewhereStudy, colleagues, own]],
    [{ asked_by: 'me' }, [elsewhereStudy, recruiting, own]],
    [{ asked_by: 'others' }, [colleagues]],
    [{ study_id: study.id, category: 'other', asked_by: 'me' }, [own]],
    [{ study_id: other.id, asked_by: 'others' }, []],
  ];
  for (const [more, expected] of narrowed)
    expect([more, await found(researcher, title, more)]).toEqual([more, expected]);
  expect(await found(colleague, title, { asked_by: 'me' })).toEqual([colleagues]);
  for (const unknown of [{ category: 'anything' }, { asked_by: 'nobody' }, { study_id: 'a/b' }])
    expect(await search(researcher, { text: title, ...unknown })).toMatchObject({ status: 400 });
});

test('pages of narrowed requests follow each other', async () => {
  const title = word();
  const colleague = await world.person('Clinical Researcher', site);
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) {
    ids.unshift(await ask(researcher, { title: `About ${title}` }));
    await ask(colleague, { title: `About ${title}` });
  }
  const pages: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const narrowed = { text: title, asked_by: 'me', limit: 1, ...(cursor && { cursor }) };
    const { body } = await search(researcher, narrowed);
    pages.push(...body.requests.map(({ request_id }) => request_id));
    cursor = body.next_cursor;
  }
  expect(pages).toEqual(ids);
});
