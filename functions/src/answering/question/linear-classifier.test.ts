import { learn } from './linear-classifier.ts';

const classify = learn([
  { label: 'fruit', features: ['red', 'apple'] },
  { label: 'fruit', features: ['green', 'apple'] },
  { label: 'fruit', features: ['ripe', 'pear'] },
  { label: 'car', features: ['red', 'lorry'] },
  { label: 'car', features: ['fast', 'van'] },
  { label: 'car', features: ['green', 'van'] },
]);

test.each([
  [['ripe', 'apple'], 'fruit'],
  [['red', 'van'], 'car'],
])('%j is %s', (features, label) => {
  const found = classify(features);
  expect(found.label).toBe(label);
  expect(found.probability).toBeGreaterThan(0.6);
});

test('what no example has leaves every class as likely as without it', () => {
  const { probability } = classify(['glass', 'stone']);
  expect(probability).toBeCloseTo(0.5, 1);
  expect(classify(['apple', 'glass'])).toEqual(classify(['apple']));
});
