import { isFoundIn, placesOf, wordsOfSearch } from './search-words.ts';

const TEXTS = ['Missed visit', 'Riverside Medical Center', 'May I give the dose in week 14? She is 81.'];

test.each([
  ...['missed visit', 'visit missed', 'RIVERSIDE dose', '  medical  missed ', 'side', 'may i', 'week 14 missed'],
  ...['81 riverside', '14 week', 'i may', 'ek 1', ''],
])('"%s" is found, whatever the order of its words', (search) => expect(isFoundIn(TEXTS, search)).toBe(true));

test.each(['missed dosage', 'riverside unblinding', 'week 4', 'riverside 8', 'is in at'])(
  '"%s" is not found for one of its words',
  (search) => expect(isFoundIn(TEXTS, search)).toBe(false),
);

test('a text that contains a search is found by it, wherever that begins and ends', () => {
  const text = TEXTS.join('  ').toLowerCase();
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= text.length; end++)
      expect(isFoundIn([text], text.slice(start, end).toUpperCase())).toBe(true);
});

test('short words and numbers are whole words, longer ones any part of one', () => {
  expect(placesOf('4', 'week 14, day 4')).toEqual([13]);
  expect(placesOf('eek', 'week 14, weeks')).toEqual([1, 10]);
  expect(wordsOfSearch(' Week  4\tVISIT ')).toEqual(['week', '4', 'visit']);
});
