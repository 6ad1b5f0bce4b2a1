import { stageOf, isAnnounced } from './budget-notice-repository.ts';
import { budgetMail } from './budget-mail.ts';

test.each([
  [79, null],
  [80, 'near'],
  [99, 'near'],
  [100, 'reached'],
  [250, 'reached'],
])('%d of 100 tokens: %s', (tokens, stage) => {
  expect(stageOf({ tokens, budget: 100 })).toBe(stage);
});

test('a stage that was passed over counts as announced', () => {
  const notice = { day: '2026-11-22', budget: 100, near_at: 'x', reached_at: null };
  expect(isAnnounced(null, 'near')).toBe(false);
  expect(isAnnounced(notice, 'near')).toBe(true);
  expect(isAnnounced(notice, 'reached')).toBe(false);
  expect(isAnnounced({ ...notice, reached_at: 'y' }, 'near')).toBe(true);
});

test('a mail says how much is used and what happens, and has one id a day, stage and reader', () => {
  const use = { tokens: 81_000, budget: 100_000, now: '2026-11-22T10:00:00.000Z' };
  const reader = { id: 'ada', email: 'ada@example.test' };
  const near = budgetMail(use, reader, { stage: 'near', origin: 'https://desk.example.org' });
  expect(near.id).toBe('budget_2026-11-22_near_ada');
  expect(near.mail.message.subject).toBe('80 % of the AI model’s tokens of the day are used');
  expect(near.mail.message.text).toContain('81,000 of 100,000 tokens');
  expect(near.mail.message.text).toContain('https://desk.example.org/usage');
  const reached = budgetMail(use, reader, { stage: 'reached', origin: '' });
  expect(reached.mail.message.text).toContain('Drafts are extracted from the documents until midnight UTC');
});
