import type { Site, Study } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { API_BASE } from '@trialdesk/contract/paths';
import type { Contacts, TeamSizes } from '@trialdesk/contract/replies/sites';
import { users } from '../firebase/collections.ts';
import { ApiWorld, type Reply, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { upload } from '../testing/uploaded-protocol.ts';
import { makePages } from '../testing/make-pages.ts';

const COUNT = 5;
const PAGE = 2;
/** More than one query can be limited to. */
const SITES = 35;

const world = new ApiWorld();
let administrator: TestPerson;
let researcher: TestPerson;
let sites: Site[];
let studies: Study[];
let requests: string[];
const documents: string[] = [];

const several = <T>(count: number, make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

beforeAll(async () => {
  administrator = await world.person('Administrator');
  [sites, studies] = [await several(SITES, () => world.site()), await several(COUNT, () => world.study())];
  researcher = await world.person('Clinical Researcher', ...sites);
  const [study] = studies;
  if (!study) throw new Error('There are studies');
  requests = [];
  for (const site of sites.slice(-COUNT)) {
    world.later(() => forgetRequests(site.id));
    const asker = await world.person('Clinical Researcher', site);
    requests.unshift(await askedRequest(asker, { studyId: study.id }));
  }
  for (let at = 0; at < 3; at++) {
    const file = { name: `Page ${at}.pdf`, bytes: await makePages([['A dose.']]) };
    documents.unshift((await upload(world, administrator, file)).body.id);
  }
});

afterAll(() => world.end());

/** Follows the links; returns all records, and how many each page had. */
async function allOf<T>(person: TestPerson, path: string, recordsOf: (body: never) => T[]) {
  const [records, sizes]: [T[], number[]] = [[], []];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, body, headers }: Reply<never> = await person.call<never>(`GET ${next}`);
    expect(status).toBe(200);
    const page = recordsOf(body);
    records.push(...page);
    sizes.push(page.length);
    const link: string | undefined = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    next = link?.slice(API_BASE.length);
  }
  return { records, sizes };
}

const asList = <T>(body: T[]) => body;

test.each([
  ['/sites', () => sites.map(({ id }) => id), asList<{ id: string }>],
  ['/studies', () => studies.map(({ id }) => id), asList<{ id: string }>],
  ['/users', () => [administrator.user.id, researcher.user.id], asList<{ id: string }>],
  [
    '/sites/contacts',
    () => [administrator.user.id, researcher.user.id],
    (body: { contacts: { id: string }[] }) => body.contacts,
  ],
  ['/documents', () => documents, asList<{ id: string }>],
])('the pages of GET %s are the whole list, each record once', async (path, own, recordsOf) => {
  const { records, sizes } = await allOf<{ id: string }>(administrator, `${path}?limit=7`, recordsOf);
  const ids = records.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(own()));
  expect(sizes.slice(0, -1).every((size) => size === 7)).toBe(true);
});

test.each([
  ['researcher', '/get-requests'],
  ['administrator', `/get-all-requests`],
])('the %s’s requests come in pages, newest first, over any number of sites', async (who, path) => {
  const person = who === 'researcher' ? researcher : administrator;
  const { records } = await allOf(person, `${path}?limit=${PAGE}`, asList<{ request_id: string; created_at: string }>);
  const ids = records.map(({ request_id }) => request_id);
  expect(ids.filter((id) => requests.includes(id))).toEqual(requests);
  expect(new Set(ids).size).toBe(ids.length);
  const times = records.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
});

test('a whole list has no link', async () => {
  const { headers, body } = await researcher.call<unknown[]>('GET /get-requests');
  expect(body).toHaveLength(COUNT);
  expect(headers.get('link')).toBeNull();
});

test('the link keeps the other parameters', async () => {
  const site = sites.at(-1)?.id ?? '';
  const [study] = studies;
  const asker = await world.person('Clinical Researcher', ...sites.slice(-1));
  await askedRequest(asker, { studyId: study?.id ?? '' });
  const { headers } = await researcher.call(`GET /get-requests?site_id=${site}&limit=1`);
  expect(headers.get('link')).toMatch(new RegExp(`^<${API_BASE}/get-requests\\?site_id=${site}&limit=1&cursor=`));
});

test('lists and counts the teams of chosen sites', async () => {
  const [first, second] = await several(2, () => world.site());
  if (!first || !second) throw new Error('There are sites');
  const member = await world.person('Clinical Researcher', first);
  const team = await administrator.call<Contacts>(`GET /sites/contacts?site_id=${first.id}`);
  expect(team.body.contacts.map(({ id }) => id)).toEqual([member.user.id]);
  const study = await world.study();
  await users()
    .doc(member.user.id)
    .update({ study_ids: [study.id] });
  for (const [query, people] of [
    [`study_id=${study.id}`, [member.user.id]],
    [`study_id=${study.id}&site_id=${first.id}`, [member.user.id]],
    [`study_id=${study.id}&site_id=${second.id}`, []],
    [`study_id=nowhere`, []],
  ] as const) {
    const assigned = await administrator.call<Contacts>(`GET /sites/contacts?${query}`);
    expect([query, assigned.body.contacts.map(({ id }) => id)]).toEqual([query, people]);
  }
  const sizes = await administrator.call<TeamSizes>(`GET /sites/team-sizes?site_ids=${first.id},${second.id}`);
  expect(sizes.body.team_sizes).toEqual([
    { site_id: first.id, members: 1 },
    { site_id: second.id, members: 0 },
  ]);
});

test.each(['site_ids=', 'site_ids=a,,b', 'site_ids=__a__', `site_ids=${'a,'.repeat(LIMITS.teamSizes.max)}a`, ''])(
  'refuses to count the teams of ?%s',
  async (query) => {
    expect((await administrator.call(`GET /sites/team-sizes?${query}`)).status).toBe(400);
  },
);

test.each(['limit=0', 'limit=1001', 'limit=1.5', 'limit=many', 'limit=', 'cursor=nowhere', 'cursor=e30'])(
  'refuses ?%s',
  async (query) => {
    for (const path of ['/sites', '/studies', '/users', '/sites/contacts', '/documents', '/get-requests'])
      expect([path, (await administrator.call(`GET ${path}?${query}`)).status]).toEqual([path, 400]);
  },
);
