import { randomUUID } from 'node:crypto';
import type { ModelCall } from '@trialdesk/contract/entities/draft';
import type { Usage } from '@trialdesk/contract/replies/usage';
import { budgetNotices, mail, modelUsage, usageMonths } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { isBudgetSpent } from './daily-budget.ts';
import { recordUsage, type Used } from './record-usage.ts';

const world = new ApiWorld();
/** A day of its own, which no other test uses. */
const DAY = `2031-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;
const AT = `${DAY}T10:00:00.000Z`;
const study_id = randomUUID();
const sums = usageMonths().doc(`${DAY.slice(0, 7)}_${study_id}`);
let administrator: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  const site = await world.site();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  world.later(async () => {
    const recorded = await modelUsage().where('study_id', '==', study_id).get();
    await Promise.all([
      ...recorded.docs.map(({ ref }) => ref.delete()),
      sums.delete(),
      budgetNotices().doc(DAY).delete(),
    ]);
  });
});

afterAll(async () => {
  process.env.GEMINI_DAILY_TOKENS = '0';
  await world.end();
});

function used(tokens: number, changes: Partial<Used> = {}): Used {
  const call: ModelCall = {
    ...{ purpose: 'answer', model: 'gemini-4-argon', location: 'eu', milliseconds: 900, finish_reason: 'STOP' },
    ...{ input_tokens: tokens - 10, output_tokens: 10, cached_tokens: 5, usd: 0.03 },
  };
  const source = { kind: 'draft' as const, request_id: 'r', query_id: 'q', cause: 'c' };
  return {
    id: randomUUID(),
    at: AT,
    study_id,
    source,
    failure: null,
    calls: [call, { ...call, usd: null }],
    ...changes,
  };
}

const mailTo = async (stage: string) =>
  (await mail().doc(`budget_${DAY}_${stage}_${administrator.user.id}`).get()).data()?.message.subject;

test('an attempt is counted once, however often and however much at once it is recorded', async () => {
  const attempt = used(100);
  await Promise.all([recordUsage(attempt), recordUsage(attempt), recordUsage(attempt)]);
  await recordUsage(attempt);
  await Promise.all([recordUsage(used(100)), recordUsage(used(100)), recordUsage(used(100, { calls: [] }))]);
  expect((await sums.get()).data()).toMatchObject({
    ...{ month: DAY.slice(0, 7), study_id, drafts: 3, calls: 6, unpriced: 3 },
    ...{ input_tokens: 540, output_tokens: 60, cached_tokens: 30 },
  });
  expect((await sums.get()).data()?.usd).toBeCloseTo(0.09);
});

test('Administrators are notified once at 80 % and once at the end, which cuts drafts off', async () => {
  process.env.GEMINI_DAILY_TOKENS = '1000';
  await recordUsage(used(90));
  expect(await mailTo('near')).toBeUndefined();
  expect(await isBudgetSpent(AT)).toBe(false);

  await Promise.all([recordUsage(used(10)), recordUsage(used(10))]);
  expect(await mailTo('near')).toContain('80 %');
  expect((await budgetNotices().doc(DAY).get()).data()).toEqual({
    day: DAY,
    budget: 1_000,
    near_at: AT,
    reached_at: null,
  });

  await recordUsage(used(100));
  expect(await mailTo('reached')).toContain('used up');
  expect(await isBudgetSpent(AT)).toBe(true);
  expect((await budgetNotices().doc(DAY).get()).data()).toMatchObject({ near_at: AT, reached_at: AT });
  expect(await isBudgetSpent(`${DAY.slice(0, 8)}28T00:00:00.000Z`)).toBe(false);
  process.env.GEMINI_DAILY_TOKENS = '0';
});

test('Administrators read cost by study and month; nobody else does', async () => {
  const { status, body } = await administrator.call<Usage>('GET /usage');
  expect(status).toBe(200);
  expect(body.months).toContainEqual(expect.objectContaining({ month: DAY.slice(0, 7), study_id, drafts: 7 }));
  expect((await manager.call('GET /usage')).status).toBe(403);
});
