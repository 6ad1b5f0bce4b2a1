import { readSelection, readScope, withEverySite, withSelection, withScope } from './site-selection.ts';

const start = () => new URLSearchParams('tab=pending');
const all = ['a', 'b', 'c'];

it('starts with all sites of the member’s scope', () => {
  expect(readScope(start(), 'mine')).toBe('mine');
  expect(readScope(start(), 'all')).toBe('all');
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
  expect(readScope(params, 'mine')).toBe('all');
});

it('clears the selection when the scope changes', () => {
  const there = withScope(start(), 'all');
  expect([readScope(there, 'mine'), readSelection(there)]).toEqual(['all', []]);
  const back = withScope(there, 'mine');
  expect([readScope(back, 'all'), readSelection(back)]).toEqual(['mine', []]);
});

it('shows every site, whatever was selected before', () => {
  const every = withEverySite(withScope(start(), 'mine'));
  expect([readScope(every, 'mine'), readSelection(every)]).toEqual(['all', null]);
  expect(every.get('tab')).toBe('pending');
});
