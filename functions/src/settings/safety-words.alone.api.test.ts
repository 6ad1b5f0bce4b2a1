import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { DEFAULT_SAFETY_WORDS, safetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { audit, requests, safetyWords, siteRequestQueries, siteRequests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { threadUntil } from '../testing/stored-thread.ts';

const PATH = '/settings/safety-words';
const WORDS = { ...DEFAULT_SAFETY_WORDS, overdose: ['double scoop*'] };
const CALM = 'My patient missed the week 4 visit by three days, may I still give the dose?';
const URGENT = 'She took a DOUBLE scoop and was hospitalised over night. May she go on with the study?';

const world = new ApiWorld();
let site: Site;
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  [site, study] = [await world.site(), await world.study()];
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  world.later(() => safetyWords().doc(ORGANISATION_SETTINGS).delete());
  world.later(() => forgetRequests(site.id));
});

beforeEach(() => safetyWords().doc(ORGANISATION_SETTINGS).delete());

afterAll(() => world.end());

const put = (who: TestPerson, json: object) => who.call(`PUT ${PATH}`, { json });

const isDrafted = ({ draft, redraft }: RequestQuery) => redraft === null && !/queued|writing|waiting/.test(draft.state);

/** The newest query once it has its draft. */
async function drafted(id: string): Promise<RequestQuery | undefined> {
  return (await threadUntil(id, ({ queries }) => queries.every(isDrafted))).queries.at(-1);
}

const header = async (id: string) => (await requests().doc(id).get()).data();

test('are set by an Administrator alone, on record, and not over those of somebody else', async () => {
  expect((await administrator.call(`GET ${PATH}`)).body).toEqual(safetyWordsRecord({}));
  for (const other of [manager, researcher]) {
    expect((await other.call(`GET ${PATH}`)).status).toBe(403);
    expect((await put(other, WORDS)).status).toBe(403);
  }
  const saved = await put(administrator, { ...WORDS, version: 0 });
  expect(saved).toMatchObject({ status: 200, body: { ...WORDS, version: 1 } });
  expect(await put(administrator, { ...DEFAULT_SAFETY_WORDS, version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'stale_version' },
  });
  const found = await audit().where('actor_id', '==', administrator.user.id).get();
  expect(found.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({ action: 'safety_words.changed', before: DEFAULT_SAFETY_WORDS, after: WORDS }),
  );
});

test('words that make no sense are refused field by field, and nothing is stored', async () => {
  expect(await put(administrator, { ...WORDS, pregnancy: ['*'], unblinding: 'all' })).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { unblinding: 'The words must be a list' } },
  });
  expect((await administrator.call(`GET ${PATH}`)).body).toEqual(safetyWordsRecord({}));
});

test('mark a question that has one, for the research team and never for the site', async () => {
  await put(administrator, WORDS);
  const [calm, urgent] = [
    await askedRequest(researcher, { studyId: study.id, question: CALM }),
    await askedRequest(researcher, { studyId: study.id, question: URGENT }),
  ];
  expect(await drafted(calm)).not.toHaveProperty('safety_signs');
  expect(await header(calm)).not.toHaveProperty('has_safety_signs');
  expect((await drafted(urgent))?.safety_signs).toEqual([
    { topic: 'adverse_event', words: ['hospitalised'] },
    { topic: 'overdose', words: ['DOUBLE scoop'] },
  ]);
  expect(await header(urgent)).toMatchObject({ has_safety_signs: true, priority: 'high' });

  const copies = await siteRequestQueries().where('request_id', '==', urgent).get();
  const seen = [
    (await siteRequests().doc(urgent).get()).data(),
    ...copies.docs.map((doc) => doc.data()),
    (await researcher.call(`GET /get-request/${urgent}`)).body,
  ];
  expect(JSON.stringify(seen)).not.toMatch(/safety/);
  expect(JSON.stringify(seen)).toContain('DOUBLE scoop');
});

test('a question that is corrected is searched again, and so is a follow-up', async () => {
  await put(administrator, WORDS);
  const id = await askedRequest(researcher, { studyId: study.id, question: URGENT });
  const query = await drafted(id);
  const correct = `PUT /requests/${id}/queries/${query?.id ?? ''}/question`;
  expect((await researcher.call(correct, { json: { question: CALM } })).status).toBe(200);
  expect(await drafted(id)).not.toHaveProperty('safety_signs');
  expect(await header(id)).not.toHaveProperty('has_safety_signs');

  const json = {
    status: 'completed',
    final_answer: 'Yes.',
    evaluation: { answered: true, relevance: 5, tone: 4, citation_quality: 5 },
  };
  expect((await manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
  await researcher.call(`POST /requests/${id}/queries`, { json: { question: 'And if she died at home?' } });
  expect((await drafted(id))?.safety_signs).toEqual([{ topic: 'adverse_event', words: ['died'] }]);
  expect(await header(id)).toMatchObject({ has_safety_signs: true });
});
