import { nameKey } from './name-key.ts';

test('names that a person takes for the same reserve the same key', () => {
  expect(nameKey('site', '  Lakeside   CLINIC ')).toBe(nameKey('site', 'Lakeside Clinic'));
});

test('other names, and other kinds of the same name, do not', () => {
  expect(nameKey('site', 'Lakeside')).not.toBe(nameKey('site', 'Riverside'));
  expect(nameKey('site', 'Lakeside')).not.toBe(nameKey('study', 'Lakeside'));
});

test('a key is a valid document id whatever the name', () => {
  expect(nameKey('site', 'A/B . ..')).not.toContain('/');
});
