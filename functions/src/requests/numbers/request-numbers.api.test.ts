import { randomUUID } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { FoundRequests } from '@trialdesk/contract/replies/search';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { audit, mail, requests, siteRequests, studies } from '../../firebase/collections.ts';
import { authorize } from '../../http/authorize.ts';
import { askedRequest, forgetRequests } from '../../testing/asked-request.ts';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { eventually } from '../../testing/eventually.ts';
import { systemClock } from '../../clock.ts';
import { createRequest } from '../create-request.ts';
import { numberingId } from './numbered.ts';

const world = new ApiWorld();
let site: Site;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  site = await world.site();
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
});

afterAll(async () => {
  await forgetRequests(site.id);
  await world.end();
});

const ask = (study: Study, headers: Record<string, string> = {}) =>
  askedRequest(researcher, { studyId: study.id, headers });

async function numberOf(id: string): Promise<string | undefined> {
  return (await requests().doc(id).get()).data()?.request_number;
}

const numberIn = ({ number_prefix = '' }: Study, digits: string) => `${number_prefix}-${digits}`;

test('requests of a study are numbered from 1, for the team, the site and the audit trail', async () => {
  const study = await world.study();
  const [first, second] = [await ask(study), await ask(study)];
  expect([await numberOf(first), await numberOf(second)]).toEqual([numberIn(study, '0001'), numberIn(study, '0002')]);
  const number = numberIn(study, '0002');
  expect((await siteRequests().doc(second).get()).data()).toMatchObject({ request_number: number });
  for (const person of [researcher, manager]) {
    const { body } = await person.call<RequestView>(`GET /get-request/${second}`);
    expect(body.request_number).toBe(number);
    const exported = await person.call(`GET /requests/${second}/export`);
    expect(exported.body).toMatchObject({ request: { request_number: number } });
  }
  const entry = (await audit().doc(numberingId(number)).get()).data();
  expect(entry).toMatchObject({ action: 'request.created', target: `requests/${second}` });
  const mailed = mail().doc(`question_${second}_${await newestQuery(second)}_${manager.user.id}`);
  await eventually(mailed, ({ message }) => message.subject.startsWith(`${number}: New study request`));
});

async function newestQuery(id: string): Promise<string> {
  return (await requests().doc(id).get()).data()?.newest_query.id ?? '';
}

test('fifty questions at once, asked of two instances, get fifty numbers', async () => {
  const study = await world.study();
  const member = authorize(researcher.user, 'ask_questions');
  const input = {
    title: 'Missed visit',
    question: 'May the dose be given three days late?',
    category: 'other' as const,
    priority: 'low' as const,
    studyId: study.id,
  };
  const here = () =>
    createRequest({ member, input, idempotencyKey: undefined, clock: systemClock }).then((made) => made.request_id);
  const asked = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? ask(study) : here())));
  const numbers = await Promise.all(asked.map(numberOf));
  expect(new Set(asked).size).toBe(50);
  expect(new Set(numbers).size).toBe(50);
  expect(numbers).not.toContain(undefined);
});

test('a repeated call keeps its number and uses up no other', async () => {
  const study = await world.study();
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const ids = [await ask(study, headers), await ask(study, headers)];
  expect(new Set(ids).size).toBe(1);
  expect(await numberOf(await ask(study))).toBe(numberIn(study, '0002'));
});

test('numbers of earlier and of removed requests are not given again', async () => {
  const study = await world.study();
  await studies().doc(study.id).update({ numbers_from: 12 });
  expect(await numberOf(await ask(study))).toBe(numberIn(study, '0012'));
});

test('a study from before there were numbers waits for its migration', async () => {
  const study = await world.study();
  await studies().doc(study.id).set({ id: study.id, name: study.name });
  const id = await ask(study);
  expect(await numberOf(id)).toBeUndefined();
  expect((await manager.call<RequestView>(`GET /get-request/${id}`)).body).not.toHaveProperty('request_number');
});

test('a number finds its request, however it is typed, for those who may read it', async () => {
  const study = await world.study();
  const id = await ask(study);
  const stranger = await world.person('Clinical Researcher', await world.site());
  const found = async (person: TestPerson, text: string, more: object = {}) => {
    const { body } = await person.call<FoundRequests>('POST /requests/search', { json: { text, ...more } });
    return body.requests.map(({ request_id }) => request_id);
  };
  const prefix = study.number_prefix?.toLowerCase() ?? '';
  for (const text of [`${prefix}-1`, `${prefix} 1`, `${prefix}-0001`, `${prefix}-00`]) {
    expect(await found(researcher, text)).toEqual([id]);
    expect(await found(manager, text)).toEqual([id]);
    expect(await found(stranger, text)).toEqual([]);
  }
  expect(await found(manager, `${prefix}-1`, { status: 'completed' })).toEqual([]);
  expect(await found(manager, `${prefix}-1`, { site_ids: ['another'] })).toEqual([]);
});
