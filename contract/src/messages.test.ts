import { fill } from './messages.ts';

test('placeholders are replaced by their values, unknown ones stay', () => {
  expect(fill('Site "{name}" of {email}: {name}', { name: 'Lakeside' })).toBe('Site "Lakeside" of {email}: Lakeside');
  expect(fill('{a}{b}', { a: '', b: '{a}' })).toBe('{a}');
  expect(fill('No placeholder { } {a b}', { a: 'x' })).toBe('No placeholder { } {a b}');
});
