import { randomUUID } from 'node:crypto';
import { LIMITS } from '@trialdesk/contract/limits';
import { rateLimits } from '../firebase/collections.ts';
import { ApiWorld, callApi } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { questionAllowances, registrationAllowances } from './allowances.ts';
import { spend, type Allowance } from './rate-limit-repository.ts';

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
}, 60_000);

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

test('a person over the limit is refused with Retry-After, and a colleague is not', async () => {
  const site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  const asker = await world.person('Clinical Researcher', site);
  const colleague = await world.person('Clinical Researcher', site);
  const [byPerson] = questionAllowances(asker.user.id, site.id);
  if (byPerson) await useUp(byPerson);
  const refused = await asker.call<{ code: string }>('POST /create-request', {
    json: { title: 'Once more', question: 'May I ask one more?', category: 'other', studyId: study.id },
  });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(LIMITS.rates.request.seconds);
  await expect(askedRequest(colleague, { studyId: study.id })).resolves.toBeTruthy();
});

test('a site that has used up its drafts of the day asks again tomorrow, and another site asks on', async () => {
  const [busy, quiet] = [await world.site(), await world.site()];
  const study = await world.study();
  world.later(async () => {
    await forgetRequests(busy.id);
    await forgetRequests(quiet.id);
  });
  const [, bySite] = questionAllowances('anybody', busy.id);
  if (bySite) await useUp(bySite);
  await expect(askedRequest(await world.person('Clinical Researcher', busy), { studyId: study.id })).rejects.toThrow(
    'too_many_requests',
  );
  const other = await world.person('Clinical Researcher', quiet);
  await expect(askedRequest(other, { studyId: study.id })).resolves.toBeTruthy();
});

test('an address from which too many registrations were tried is refused, and another is not', async () => {
  const attempt = (address: string) =>
    callApi<{ code: string }>(`POST /users/${randomUUID()}/complete-registration`, null, {
      json: { name: 'Robin', password: 'long enough' },
      headers: { 'X-Forwarded-For': `${address}, 192.0.2.200` },
    });
  const address = `2001:db8::${randomUUID().slice(0, 4)}`;
  const [byCaller] = registrationAllowances(address, '192.0.2.200');
  if (byCaller) await useUp(byCaller);
  const refused = await attempt(address);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt(`2001:db8::${randomUUID().slice(0, 4)}`)).status).toBe(410);
});
