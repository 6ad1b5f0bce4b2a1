import { identifyingWords } from './identifying-words.ts';

const NAMES = ['Alder Clinic', 'Robin Sedge', 'Alex May'];

const found = (text: string) => identifyingWords(text, NAMES);

test.each([
  ['We at Alder Clinic ask', ['Alder Clinic']],
  ['we at alder clinic ask', ['alder clinic']],
  ['As Dr Sedge said, Alder has none', ['Sedge', 'Alder']],
  ['Dr. May asked', ['May']],
  ['Subject 1004 missed the visit, and subject 1004 again', ['Subject 1004', 'subject 1004']],
  ['pt. no. 012-003 was late', ['pt. no. 012-003']],
  ['012-003 was late', ['012-003']],
  ['She was born on 3 March 1956', ['born on 3 March 1956']],
])('%s: %j', (text, words) => {
  expect(found(text)).toEqual(words);
});

test.each([
  'May the dose be given?',
  'may the dose be given at the clinic?',
  'Give 100-250 mg',
  'within 10-14 days',
  'see e541-491c',
  'each participant gets 3 kits',
  'The sedge warbler',
])('%s: nothing', (text) => {
  expect(identifyingWords(text, ['Alder Clinic', 'Robin Sedge'])).toEqual([]);
});
