import { certaintyOf } from '../../functions/src/answering/models/extractive/certainty.ts';
import { fitLogistic, type Example } from './fit-logistic.ts';

function example(evidence: number, first: number, right: boolean): Example {
  return { signs: { evidence, specific: 0.5, kind: 0.5, first }, right };
}

test('a sign that goes with right answers gets weight, and one that says nothing gets none', () => {
  const examples = Array.from({ length: 40 }, (_, at) => example(at % 4, at % 2, at % 4 >= 2));
  const weights = fitLogistic(examples);
  expect(weights.evidence).toBeGreaterThan(1);
  expect(weights.specific).toBeCloseTo(0);
  expect(certaintyOf(example(3, 1, true).signs, weights)).toBeGreaterThan(0.8);
  expect(certaintyOf(example(0, 0, false).signs, weights)).toBeLessThan(0.2);
});

test('where nothing separates them, the certainty is the share of right answers', () => {
  const examples = [true, true, true, false].map((right) => example(1, 1, right));
  expect(certaintyOf(example(1, 1, true).signs, fitLogistic(examples))).toBeCloseTo(0.75);
});
