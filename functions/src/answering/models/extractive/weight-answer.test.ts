import { makeDocument } from '../../testing/make-scope.ts';
import { weightAnswer } from './weight-answer.ts';

const ROWS = ['70 kg 700 mg 35 mL 4', '120 kg or more 1,200 mg 60 mL 6'];
const BANDS = [
  '≤ 55 kg: 260 mg (2 vials)',
  '> 55 kg and ≤ 85 kg: 390 mg (3 vials)',
  'More than 85 kg: 520 mg (4 vials)',
];
const SPANS = ['10 to < 25 kg 100 mg', '25-49.9 kg 200 mg'];
const LINE = ['Give 260 mg to 55 kg and under; 390 mg over 55 kg to 85 kg; 520 mg above 85 kg.'];
const OTHERS = ['Adults of at least 40 kg may join.', 'The dose is 6 mg/kg from 50 kg on.'];

function given(question: string, lines: readonly string[]): string[] | undefined {
  const passages = [...lines, ...OTHERS].map((text) => ({ text, kind: 'table' as const }));
  return weightAnswer(question, [makeDocument('Protocol.pdf', passages)], 4)?.map(({ sentence }) => sentence);
}

it.each([
  ['Pt weighs 130 kg, arm B. Dose and how many vials?', ROWS, ROWS[1]],
  ['What is the dose at 70 kg?', ROWS, ROWS[0]],
  ['How many vials for a patient of 72.5 kg?', BANDS, BANDS[1]],
  ['How much do I draw up for 55 kg?', BANDS, BANDS[0]],
  ['Dose for 90kg?', BANDS, BANDS[2]],
  ['dose for a child of 30 kg', SPANS, SPANS[1]],
  ['dose for a child of 24.9 kg', SPANS, SPANS[0]],
  ['dose at 60 kg', LINE, LINE[0]],
])('finds what is given at the weight: %s', (question, lines, line) => {
  expect(given(question, lines)).toEqual([line]);
});

it('finds nothing for a weight between rows, for two weights, or when no dose is asked for', () => {
  expect(given('What is the dose at 75 kg?', ROWS)).toBeUndefined();
  expect(given('What is the dose at 9 kg?', SPANS)).toBeUndefined();
  expect(given('He was 72 kg and is 70 kg now. Same dose?', ROWS)).toBeUndefined();
  expect(given('Can he join at 70 kg?', ROWS)).toBeUndefined();
  expect(given('He is 70 kg. How many days late may he come?', ROWS)).toBeUndefined();
  expect(given('She takes 10 mg of prednisone and is 70 kg, may she join?', ROWS)).toBeUndefined();
  expect(given('What is the dose at 45 kg?', OTHERS)).toBeUndefined();
});
