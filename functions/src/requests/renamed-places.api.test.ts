import { randomBytes } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { Verification } from '@trialdesk/contract/replies/seals';
import type { FoundRequests } from '@trialdesk/contract/replies/search';
import { secondsAfter, systemClock } from '../clock.ts';
import { names, requests, siteRequests, sites } from '../firebase/collections.ts';
import { nameKey } from '../names/name-key.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { changeRecord } from '../testing/change-record.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { eventually } from '../testing/eventually.ts';
import { onNameWritten } from './on-name-written.ts';
import { spreadDueNames } from './spread-due-names.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: '' };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  [site, study] = [await world.site(`Clinic ${word()}`), await world.study(`Study ${word()}`)];
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  administrator = await world.person('Administrator');
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

/** In no other text. */
const word = () => `w${randomBytes(6).toString('hex')}`;

/** With a finished draft, which changes the record too. */
async function ask(): Promise<string> {
  const id = await askedRequest(researcher, { studyId: study.id });
  await draftReady(id);
  return id;
}

async function rename(kind: 'site' | 'study', name: string): Promise<void> {
  const target = kind === 'site' ? `sites/${site.id}` : `studies/${study.id}`;
  expect(await administrator.call(`PATCH /${target}`, { json: { name } })).toMatchObject({ status: 200 });
  world.later(() => names().doc(nameKey(kind, name)).delete());
}

async function found(person: TestPerson, text: string): Promise<string[]> {
  const { body } = await person.call<FoundRequests>('POST /requests/search', { json: { text } });
  return body.requests.map(({ request_id }) => request_id);
}

test('requests of a renamed site show its name to team and site, and are found by it; nothing else of them changes', async () => {
  const earlier = (await sites().doc(site.id).get()).data()?.name ?? '';
  const id = await ask();
  await manager.call(`POST /submit-response/${id}`, {
    json: { final_answer: 'Yes.', status: 'completed', evaluation: EVALUATION },
  });
  const [before, copy] = [(await requests().doc(id).get()).data(), (await siteRequests().doc(id).get()).data()];
  const seals = (await researcher.call<Verification>(`GET /requests/${id}/verify`)).body;
  const name = `Harbour ${word()}`;
  await rename('site', name);
  await eventually(requests().doc(id), ({ site_name }) => site_name === name);
  expect((await requests().doc(id).get()).data()).toEqual({ ...before, site_name: name });
  expect((await siteRequests().doc(id).get()).data()).toEqual({ ...copy, site_name: name });
  for (const person of [manager, researcher]) {
    expect(await found(person, name)).toEqual([id]);
    expect(await found(person, earlier)).toEqual([]);
    expect((await person.call<Verification>(`GET /requests/${id}/verify`)).body).toEqual(seals);
  }
  expect(seals.answers).toMatchObject([{ state: 'intact' }]);
});

test('requests of a renamed study show its name and keep their numbers', async () => {
  const id = await ask();
  const number = (await requests().doc(id).get()).data()?.request_number;
  const name = `Lantern ${word()}`;
  await rename('study', name);
  await eventually(siteRequests().doc(id), ({ study_name }) => study_name === name);
  expect((await requests().doc(id).get()).data()).toMatchObject({ study_name: name, request_number: number });
  expect(number).toMatch(new RegExp(`^${study.number_prefix}-`));
  expect(await found(researcher, name)).toContain(id);
});

test('an event that comes again, or after a later change, writes nothing', async () => {
  const id = await ask();
  const [first, last] = [`Harbour ${word()}`, `Quay ${word()}`];
  await rename('site', first);
  await rename('site', last);
  await eventually(requests().doc(id), ({ site_name }) => site_name === last);
  const written = (await requests().doc(id).get()).updateTime;
  const late = { kind: 'site', id: site.id, before: { name: 'Before' }, after: { name: first } } as const;
  await Promise.all([onNameWritten(late), onNameWritten(late)]);
  const after = await requests().doc(id).get();
  expect(after.data()?.site_name).toBe(last);
  expect(after.updateTime?.isEqual(written ?? after.updateTime)).toBe(true);
});

test('a question that was being asked while the name changed gets the new one two minutes later', async () => {
  const id = await ask();
  const name = `Harbour ${word()}`;
  await rename('site', name);
  await eventually(requests().doc(id), ({ site_name }) => site_name === name);
  await changeRecord(requests().doc(id), { site_name: 'As it was' });
  await spreadDueNames(systemClock);
  expect((await requests().doc(id).get()).data()?.site_name).toBe('As it was');
  const later = () => secondsAfter(systemClock(), 121);
  await spreadDueNames(later);
  expect((await requests().doc(id).get()).data()?.site_name).toBe(name);
  expect((await sites().doc(site.id).get()).data()).toEqual({ id: site.id, name });
});
