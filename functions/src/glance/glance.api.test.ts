import type { StudyGlance } from '@trialdesk/contract/replies/study-facts';
import type { ErrorBody } from '@trialdesk/contract/errors';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { audit, studyFacts } from '../firebase/collections.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { makePages } from '../testing/make-pages.ts';
import { ingested, upload } from '../testing/uploaded-protocol.ts';
import { threadUntil } from '../testing/stored-thread.ts';

const SAMPLE_SIZE = 'About 150 participants will be randomised to two groups of the same size.';

const PAGES = [
  ['Synopsis', 'Number of participants: 120', 'Sponsor: Fenwick Biologics'],
  ['9 Statistics', '9.1 Sample size', SAMPLE_SIZE],
];

const world = new ApiWorld();
let administrator: TestPerson;
let manager: TestPerson;
let studyId: string;

beforeAll(async () => {
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', await world.site());
  studyId = (await world.study()).id;
  world.later(() => studyFacts().doc(studyId).delete());
});

afterAll(() => world.end());

const glance = async (person: TestPerson) => (await person.call<StudyGlance>(`GET /studies/${studyId}/facts`)).body;

const factOf = ({ groups }: StudyGlance, field: string) =>
  groups.flatMap(({ facts }) => facts).find((fact) => fact.field === field);

test('a study without documents has every field and no statement', async () => {
  const { documents, groups, version } = await glance(manager);
  expect({ documents, version }).toEqual({ documents: [], version: 0 });
  const facts = groups.flatMap((group) => group.facts);
  expect(facts.length).toBeGreaterThanOrEqual(60);
  expect(facts.filter(({ statements }) => statements.length > 0)).toEqual([]);
});

test('an unknown study is not found', async () => {
  expect((await manager.call('GET /studies/nowhere/facts')).status).toBe(404);
});

describe('of a study with a protocol', () => {
  let documentId: string;

  beforeAll(async () => {
    const { body } = await upload(world, manager, { name: 'Glance.pdf', bytes: await makePages(PAGES), studyId });
    documentId = (await ingested(body.id)).id;
  });

  test('facts are verbatim with their pages, and disagreements are flagged', async () => {
    const reply = await glance(administrator);
    expect(reply.documents).toMatchObject([{ id: documentId, name: 'Glance.pdf', version: 1, state: 'ready' }]);
    const fact = factOf(reply, 'participants');
    expect(fact?.disagrees).toBe(true);
    const [label, section] = (fact?.statements ?? []).map(({ quotes }) => quotes);
    expect(label).toMatchObject([{ page: 1, text_snippet: 'Number of participants: 120' }]);
    expect(section).toMatchObject([{ page: 2, text_snippet: SAMPLE_SIZE }]);
    expect(factOf(reply, 'archiving')?.statements).toEqual([]);
  });

  const quote = () => ({ document_id: documentId, page: 2, text: SAMPLE_SIZE });
  const review = (person: TestPerson, json: Record<string, unknown>, field = 'participants') =>
    person.call<StudyGlance>(`PUT /studies/${studyId}/facts/${field}`, { json });
  const auditedActions = async () =>
    (await audit().where('target', '==', `${COLLECTIONS.studyFacts}/${studyId}`).orderBy('at').get()).docs
      .map((doc) => doc.data())
      .map(({ action, actor_id }) => [action, actor_id]);

  test('a confirmed statement is kept verbatim with who and when, and settles the disagreement', async () => {
    const { version } = await glance(manager);
    const sent = { decision: 'confirmed', quotes: [{ ...quote(), text: SAMPLE_SIZE.replaceAll(' ', '\n') }], version };
    const { status, body } = await review(manager, sent);
    expect(status).toBe(200);
    expect(body.version).toBe(version + 1);
    expect(factOf(body, 'participants')).toMatchObject({
      disagrees: false,
      review: {
        decision: 'confirmed',
        is_outdated: false,
        by: { id: manager.user.id },
        quotes: [{ page: 2, document_version: 1, section: '9.1 Sample size', text_snippet: SAMPLE_SIZE }],
      },
    });
    expect(await glance(administrator)).toEqual(body);
    expect((await review(manager, sent)).body).toEqual(body);
    expect(await auditedActions()).toEqual([['fact.confirmed', manager.user.id]]);
  });

  test('a draft answers with what is confirmed', async () => {
    const site = await world.site();
    world.later(() => forgetRequests(site.id));
    const researcher = await world.person('Clinical Researcher', site);
    const id = await askedRequest(researcher, { studyId, question: 'How many participants will be randomised?' });
    const record = await threadUntil(id, ({ queries: [query] }) => query?.draft.state === 'ready');
    expect(record.queries[0]?.draft).toMatchObject({ citations: [{ page: 2, text_snippet: SAMPLE_SIZE }] });
  });

  test('words that are not on the page, and documents that are not in use, are refused', async () => {
    for (const wrong of [
      { ...quote(), text: 'About 160 participants will be randomised.' },
      { ...quote(), page: 1 },
      { ...quote(), document_id: 'elsewhere' },
    ]) {
      const { status, body } = await review(manager, { decision: 'confirmed', quotes: [wrong] });
      expect([status, Object.keys((body as unknown as ErrorBody).fields ?? {})]).toEqual([400, ['quotes']]);
    }
    expect((await review(manager, { decision: 'confirmed', quotes: [] })).status).toBe(400);
    expect((await review(manager, { decision: 'confirmed' })).status).toBe(400);
    expect((await review(manager, { decision: 'not_stated' }, 'shoe_size')).status).toBe(404);
    expect(await auditedActions()).toHaveLength(1);
  });

  test('an outdated version is refused, the present one is not', async () => {
    expect((await review(administrator, { decision: 'not_stated', version: 0 })).status).toBe(409);
    const { version } = await glance(administrator);
    const marked = await review(administrator, { decision: 'not_stated', version }, 'archiving');
    expect(factOf(marked.body, 'archiving')?.review).toMatchObject({ decision: 'not_stated', is_outdated: false });
    const { body } = await review(administrator, { decision: 'open', version: version + 1 }, 'archiving');
    expect(factOf(body, 'archiving')?.review).toBeNull();
    expect((await auditedActions()).map(([action]) => action)).toEqual([
      'fact.confirmed',
      'fact.not_stated',
      'fact.reopened',
    ]);
  });

  test('an archived document states nothing, and what was confirmed from it is outdated', async () => {
    await manager.call(`PATCH /documents/${documentId}/status`, { json: { status: 'archived' } });
    const reply = await glance(manager);
    expect(reply.documents).toEqual([]);
    expect(factOf(reply, 'participants')).toMatchObject({ statements: [], review: { is_outdated: true } });
  });
});
