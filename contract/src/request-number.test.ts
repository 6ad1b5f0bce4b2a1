import { requestNumber, sequenceOf, typedNumber } from './request-number.ts';

test.each([
  [1, 'WAY-0001'],
  [42, 'WAY-0042'],
  [9_999, 'WAY-9999'],
  [12_345, 'WAY-12345'],
])('request %i of a study is %s', (sequence, number) => {
  expect(requestNumber('WAY', sequence)).toBe(number);
  expect(sequenceOf(number)).toBe(sequence);
});

test.each([
  ['WAY-0042', 'WAY-0042'],
  [' way-42 ', 'WAY-0042'],
  ['way 0042', 'WAY-0042'],
  ['Mer2-7', 'MER2-0007'],
  ['way-12345', 'WAY-12345'],
])('“%s” is read as %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', 'way', '0042', 'week 4 visit', 'WAY-', '-42', 'way-42x'])('“%s” is no number', (text) => {
  expect(typedNumber(text)).toBeNull();
});
