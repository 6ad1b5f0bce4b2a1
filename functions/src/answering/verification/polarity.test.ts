import { contradicts } from './polarity.ts';

test.each([
  ['Exceed the planned dose.', 'Do not exceed the planned dose.'],
  ['Do not exceed the planned dose.', 'Participants may exceed the planned dose.'],
  ['Participants can exceed the planned dose.', 'Participants cannot exceed the planned dose.'],
  ['Ibuprofen is allowed during treatment.', 'Ibuprofen is not allowed during treatment.'],
  ['Use of ibuprofen is permitted in week 4.', 'Use of ibuprofen in week 4 isn’t permitted.'],
  ['Patients with diabetes are enrolled in part B.', 'Patients without diabetes are enrolled in part B.'],
  ['Exceed the dose if needed.', 'Do not exceed the planned dose at any time.'],
  ['The dose may be exceeded if the patient needs it.', 'Do not exceed the planned dose at any time.'],
  ['Sites with heavier adult patients may exceed the dose.', 'Do not exceed the planned dose at any time.'],
  ['Patients suffering from severe migraine may take ibuprofen.', 'Participants must not take ibuprofen.'],
  ['The dose is given at that visit.', 'The visit is skipped and the dose is not given at that visit.'],
])('%p contradicts %p', (sentence, ground) => expect(contradicts(sentence, [ground])).toBe(true));

test.each([
  ['Do not exceed the planned dose.', 'Do not exceed the planned dose.'],
  ['The planned dose must never be exceeded.', 'Do not exceed the planned dose.'],
  ['Concomitant ibuprofen is not allowed in part B.', 'Concomitant ibuprofen is prohibited in part B.'],
  [
    'If the visit is missed by more than 3 days, do not give the dose.',
    'Do not give the dose if the visit is missed by more than 3 days.',
  ],
  ['The dose may be given within 3 days.', 'The dose may be given within 3 days, but not at a later visit.'],
  ['Participants must not take ibuprofen.', 'Participants must not: take ibuprofen'],
  ['The dose is not to be exceeded at any visit.', 'Do not exceed the planned dose at any time.'],
  ['The pharmacist records the dose of each visit in the eCRF.', 'Do not exceed the planned dose at any time.'],
  ['Seven days.', 'The last dose is given 7 days before enrollment.'],
])('%p agrees with %p', (sentence, ground) => expect(contradicts(sentence, [ground])).toBe(false));

test('the ground that is closest counts, and one that agrees is enough', () => {
  const grounds = ['Ibuprofen is not allowed at screening.', 'Ibuprofen is allowed at baseline.'];
  expect(contradicts('Ibuprofen is allowed at baseline.', grounds)).toBe(false);
  expect(contradicts('Ibuprofen is allowed at screening.', grounds)).toBe(true);
});

test('a sentence repeated verbatim agrees, whatever else is in the grounds', () => {
  const grounds = [
    'Participants must not take ibuprofen.',
    'Patients suffering from severe migraine may take ibuprofen at the discretion of the investigator.',
    'Do not exceed the planned dose at any time, unless the sponsor agrees.',
  ];
  for (const ground of grounds) expect(contradicts(ground, grounds)).toBe(false);
});
