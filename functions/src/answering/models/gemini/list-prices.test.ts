import { costOf } from './list-prices.ts';

const used = { input_tokens: 20_000, output_tokens: 1_000 };

test.each([
  ['gemini-4-argon', '2026-11-30', 0.05],
  ['gemini-4-argon', '2026-12-01', 0.1],
  ['gemini-3.5-flash-lite', '2026-12-01', 0.0085],
])('a call of %s on %s costs its tokens at the list price of that day', (model, day, usd) => {
  expect(costOf({ ...used, model }, day)).toBeCloseTo(usd);
});

test('a model without a known price has no cost', () => {
  expect(costOf({ ...used, model: 'a-tuned-model' }, '2026-11-22')).toBeNull();
});
