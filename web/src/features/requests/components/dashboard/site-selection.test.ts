import { readSelection, readScope, withSelection, withScope } from './site-selection.ts';

const start = () => new URLSearchParams('tab=pending');
const all = ['a', 'b', 'c'];

it('starts with all of the member’s own sites', () => {
  expect(readScope(start())).toBe('mine');
  expect(readSelection(start())).toBeNull();
});

it('keeps the selection in the URL next to other parameters', () => {
  const params = withSelection(start(), { selected: new Set(['c', 'a']), all });
  expect(readSelection(params)).toEqual(['a', 'c']);
  expect(params.get('tab')).toBe('pending');
});

it('names no site when all are selected', () => {
  const params = withSelection(withScope(start(), 'all'), { selected: new Set(all), all });
  expect(readSelection(params)).toBeNull();
  expect(readScope(params)).toBe('all');
});

it('clears the selection when the scope changes', () => {
  const there = withScope(start(), 'all');
  expect([readScope(there), readSelection(there)]).toEqual(['all', []]);
  const back = withScope(there, 'mine');
  expect([readScope(back), readSelection(back)]).toEqual(['mine', []]);
});
