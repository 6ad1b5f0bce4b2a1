import { readChoice, readScope, withChoice, withScope } from './site-choice.ts';

const start = () => new URLSearchParams('tab=pending');
const all = ['a', 'b', 'c'];

it('begins with all of one’s own sites', () => {
  expect(readScope(start())).toBe('mine');
  expect(readChoice(start())).toBeNull();
});

it('keeps a choice in the address, beside the rest of it', () => {
  const params = withChoice(start(), { chosen: new Set(['c', 'a']), all });
  expect(readChoice(params)).toEqual(['a', 'c']);
  expect(params.get('tab')).toBe('pending');
});

it('names no site when all are chosen', () => {
  const params = withChoice(withScope(start(), 'all'), { chosen: new Set(all), all });
  expect(readChoice(params)).toBeNull();
  expect(readScope(params)).toBe('all');
});

it('chooses nothing when the scope changes', () => {
  const there = withScope(start(), 'all');
  expect([readScope(there), readChoice(there)]).toEqual(['all', []]);
  const back = withScope(there, 'mine');
  expect([readScope(back), readChoice(back)]).toEqual(['mine', []]);
});
