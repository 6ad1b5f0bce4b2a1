import { isFoundIn, partsOfSearch } from './search-words.ts';

const TEXTS = ['Missed visit', 'Riverside Medical Center', 'May I give the dose in week 14?'];

test.each([
  'missed visit',
  'visit missed',
  'RIVERSIDE dose',
  '  medical  missed ',
  'side',
  'may i',
  'week 14 missed',
  '',
])('"%s" is found, whatever the order of its words', (search) => expect(isFoundIn(TEXTS, search)).toBe(true));

test.each(['missed dosage', 'riverside unblinding', 'week 4', 'visit 14', 'i may'])(
  '"%s" is not found for one of its words',
  (search) => expect(isFoundIn(TEXTS, search)).toBe(false),
);

test.each([
  [' Week  4\tVISIT ', ['week  4', 'visit']],
  ['4 week', ['4 week']],
  ['may i give', ['may i', 'give']],
  ['manual 3.pdf', ['manual 3.pdf']],
  ['a', ['a']],
  [' ', []],
])('the parts of "%s" are %j', (search, parts) => expect(partsOfSearch(search)).toEqual(parts));

test('a text that contains a search has all its parts, wherever that begins and ends', () => {
  const text = TEXTS.join('  ').toLowerCase();
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= text.length; end++)
      expect(isFoundIn([text], text.slice(start, end).toUpperCase())).toBe(true);
});
