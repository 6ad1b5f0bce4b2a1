import { randomUUID } from 'node:crypto';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { database } from '../firebase/app.ts';
import { rateLimits } from '../firebase/collections.ts';
import { ApiWorld, callApi, type CallOptions } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { registrationAllowances, writeAllowance } from './allowances.ts';
import { spend, spendWrite, type Allowance } from './rate-limit-repository.ts';

const NOON = '2026-03-02T12:00:00.000Z';

const world = new ApiWorld();

afterAll(() => world.end());

const allowance = (most: number): Allowance => ({
  kind: 'request',
  who: randomUUID(),
  most,
  refusal: 'tooManyQuestions',
});

test('what is allowed passes, what goes beyond it is refused until the window ends, and then passes again', async () => {
  const two = [allowance(2)];
  await spend(two, NOON);
  await spend(two, '2026-03-02T12:30:00.000Z');
  await expect(spend(two, '2026-03-02T12:59:00.000Z')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 60,
  });
  await spend(two, '2026-03-02T13:00:00.000Z');
});

test('of many at the same moment exactly as many pass as are allowed', async () => {
  const three = [allowance(3)];
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => spend(three, NOON)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('a refusal counts nothing, neither its own allowance nor another', async () => {
  const [roomy, narrow] = [allowance(2), allowance(1)];
  await spend([roomy, narrow], NOON);
  await expect(spend([roomy, narrow], NOON)).rejects.toThrow();
  await spend([roomy], NOON);
  await expect(spend([roomy], NOON)).rejects.toThrow();
});

test('one caller does not use up what another may do', async () => {
  await spend([allowance(1)], NOON);
  await spend([allowance(1)], NOON);
});

/** Uses up an unused allowance in the current window. */
async function useUp(unused: Allowance): Promise<void> {
  const before = new Set((await rateLimits().listDocuments()).map(({ id }) => id));
  await spend([unused], new Date().toISOString());
  const [counter] = (await rateLimits().listDocuments()).filter(({ id }) => !before.has(id));
  await counter?.update({ count: unused.most });
}

/** Asked just now. */
async function storeQuestions(number: number, asked: { asked_by: { id: string }; site_id: string }): Promise<void> {
  const batch = database().batch();
  const made = Array.from({ length: number }, () => database().collection(COLLECTIONS.requestQueries).doc());
  for (const question of made) batch.set(question, { ...asked, timestamp_created: new Date().toISOString() });
  await batch.commit();
  world.later(() => Promise.all(made.map((question) => question.delete())));
}

test('a person over the limit is refused with Retry-After, and a colleague is not', async () => {
  const site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  const asker = await world.person('Clinical Researcher', site);
  const colleague = await world.person('Clinical Researcher', site);
  await storeQuestions(SERVER_LIMITS.rates.request.most, { asked_by: asker.user, site_id: site.id });
  const refused = await asker.call<{ code: string }>('POST /create-request', {
    json: { title: 'Once more', question: 'May I ask one more?', category: 'other', studyId: study.id },
  });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(SERVER_LIMITS.rates.request.seconds);
  await expect(askedRequest(colleague, { studyId: study.id })).resolves.toBeTruthy();
});

test('a site that has used up its drafts of the day asks again tomorrow, and another site asks on', async () => {
  const [busy, quiet] = [await world.site(), await world.site()];
  const study = await world.study();
  world.later(async () => {
    await forgetRequests(busy.id);
    await forgetRequests(quiet.id);
  });
  await storeQuestions(SERVER_LIMITS.rates.draft.most, { asked_by: { id: 'anybody' }, site_id: busy.id });
  await expect(askedRequest(await world.person('Clinical Researcher', busy), { studyId: study.id })).rejects.toThrow(
    'too_many_requests',
  );
  const other = await world.person('Clinical Researcher', quiet);
  await expect(askedRequest(other, { studyId: study.id })).resolves.toBeTruthy();
});

describe('registrations', () => {
  const attempt = (invitationId: string, forwarded: string) =>
    callApi<{ code: string }>(`POST /users/${invitationId}/complete-registration`, null, {
      json: { name: 'Robin', password: 'long enough' },
      headers: { 'X-Forwarded-For': forwarded },
    });
  const newAddress = () => `2001:db8::${randomUUID().slice(0, 4)}`;

  test('of one invitation end after too many attempts, from wherever they come, and others go on', async () => {
    const id = randomUUID();
    const [byInvitation] = registrationAllowances(id, newAddress());
    if (byInvitation) await useUp(byInvitation);
    const refused = await attempt(id, newAddress());
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const address = newAddress();
    expect((await attempt(id, address)).status).toBe(429);
    expect((await attempt(randomUUID(), address)).status).toBe(410);
  });

  test('of one sender are counted together, whatever addresses the sender claims', async () => {
    const [sender, edge] = [newAddress(), newAddress()];
    const [, byCaller] = registrationAllowances('any', `${sender}, ${edge}`);
    if (byCaller) await useUp(byCaller);
    const claim = () => attempt(randomUUID(), `${newAddress()}, ${sender}, ${edge}`);
    expect([(await claim()).status, (await claim()).status]).toEqual([429, 429]);
  });

  test('of somebody who claims a victim’s address do not count for the victim', async () => {
    const [victim, attacker, edge] = [newAddress(), newAddress(), newAddress()];
    const [, byCaller] = registrationAllowances('any', `${attacker}, ${edge}`);
    if (byCaller) await useUp(byCaller);
    expect((await attempt(randomUUID(), `${victim}, ${attacker}, ${edge}`)).status).toBe(429);
    expect((await attempt(randomUUID(), `${victim}, ${edge}`)).status).toBe(410);
  });
});

test('a person who writes more than anybody does waits, and a colleague does not', async () => {
  const site = await world.site();
  const [busy, colleague] = [await world.person('Site Manager', site), await world.person('Site Manager', site)];
  await useUp(writeAllowance(busy.user.id));
  const appearance = { theme: 'dark', compact_mode: true };
  const writes: [target: string, options: CallOptions][] = [
    ['PUT /settings/appearance', { json: appearance }],
    ['POST /sites', { json: { name: randomUUID() } }],
    ['POST /submit-response/none', { json: { final_answer: 'Yes.' } }],
    ['PATCH /documents/none/status', { json: { status: 'archived' } }],
    ['POST /documents/upload', { form: new FormData() }],
  ];
  for (const [target, options] of writes) {
    const refused = await busy.call(target, options);
    expect([target, refused.status]).toEqual([target, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await busy.call('GET /settings/preferences')).status).toBe(200);
  expect((await colleague.call('PUT /settings/appearance', { json: appearance })).status).toBe(200);
});

test('writes that an instance counts in memory are stored now and then', async () => {
  const allowance = writeAllowance(randomUUID());
  for (let use = 1; use <= 21; use++) await spendWrite(allowance, NOON);
  await expect(spend([{ ...allowance, most: 20 }], NOON)).rejects.toThrow();
  await spend([{ ...allowance, most: 21 }], NOON);
});
