import { prefixRanges } from './people-queries.ts';

const found = (text: string, name: string, email = '') =>
  prefixRanges(text).some(({ field, from, to }) => {
    const value = field === 'name' ? name : email;
    return value >= from && value <= to;
  });

test('people are found by the start of their name, whatever the case', () => {
  for (const text of ['R', 'rob', 'ROBIN R', ' robin  reed ', 'Robin Reed'])
    expect([text, found(text, 'Robin Reed')]).toEqual([text, true]);
  expect(found('jean-luc', 'Jean-Luc Picot')).toBe(true);
  expect(found("o'n", "O'Neill")).toBe(true);
  expect(found('McD', 'McDonald')).toBe(true);
  expect(found('éva', 'Éva Kun')).toBe(true);
  expect(found('robin', 'Rob')).toBe(false);
});

test('and by the start of their address, which is stored in small letters', () => {
  expect(found('R.Reed@', 'Someone', 'r.reed@example.test')).toBe(true);
  expect(found('reed', 'Someone', 'r.reed@example.test')).toBe(false);
});

test('a blank text restricts nothing, and a text is searched once if its case makes no difference', () => {
  expect(prefixRanges('  ')).toEqual([]);
  expect(prefixRanges('42').map(({ field }) => field)).toEqual(['name', 'email']);
});
