import { personalWords, withoutPersonalWords } from './personal-words.ts';

it.each([
  ['Patient born 12.03.1961, may she join?', ['born 12.03.1961']],
  ['DOB: 4 May 58.', ['DOB: 4 May 58']],
  ['Date of birth 1961-03-12', ['Date of birth 1961-03-12']],
  ['MRN 00412345 missed week 4', ['MRN 00412345']],
  ['Hospital no. 4412-338', ['Hospital no. 4412-338']],
  ['Mrs. Holloway (born in 1950) forgot her dose', ['Mrs. Holloway', 'born in 1950']],
  ['Her phone is +49 30 5550123, call her', ['phone is +49 30 5550123']],
  ['Mobile number: 0171/5550123', ['Mobile number: 0171/5550123']],
  ["The patient's name is Ada.", ["patient's name is Ada"]],
  ['My patient John Miller has a headache', ['patient John Miller']],
  ['Pt John Smith (j.smith@mail.com) missed week 4', ['Pt John Smith', 'j.smith@mail.com']],
  ['Mrs. Hollis, of 14 Elm Street, missed week 4', ['Mrs. Hollis', '14 Elm Street']],
  ["Our subject Siobhán O'Neill missed week 4", ["subject Siobhán O'Neill"]],
])('finds what says who a participant is: %s', (text, words) => {
  expect(personalWords(text)).toEqual(words);
});

it.each([
  'Subject 012-003 missed the week 4 visit by three days, may I still dose?',
  'A participant of 61 years with a birth weight of 3,200 g',
  'A woman with MS is on a drug called Xarelto',
  'Is the visit of 12.03.2026 within its window?',
  'Dr. Meadow signs the form',
  'At 14 Weeks, or 3 Days after Road traffic, 2 Tablets @ noon',
  'Has the patient Global Impression to be done by the patient Monday?',
  'Is the Patient Reported Outcome due, or the Subject Identification Log?',
  'My patient Dolutegravir was given to',
  'Children born at term',
  'May the phone call be made 3 days late?',
  'The telephone visit on 12.03.2026 was missed, the phone contact on 2026-03-12 not',
  'A red cell count of 4 100 000 and a T-cell infusion on 12.03.2026',
])('finds nothing in what a study may know: %s', (text) => {
  expect(personalWords(text)).toEqual([]);
});

it('hides them and nothing else', () => {
  expect(withoutPersonalWords('Our patient John Miller, born 12.03.1961, had ALT 4 × ULN at Visit 5.')).toBe(
    'Our [hidden], [hidden], had ALT 4 × ULN at Visit 5.',
  );
  expect(withoutPersonalWords('Participant 012-003 had ALT 4 × ULN.')).toBe('Participant 012-003 had ALT 4 × ULN.');
});
