import { ALL_COLLAPSED, ALL_EXPANDED, isCollapsed, toggled } from './collapsed.ts';

it('expands all cards at first, also those that arrive later', () => {
  expect(isCollapsed(ALL_EXPANDED, 'new')).toBe(false);
  expect(isCollapsed(ALL_COLLAPSED, 'new')).toBe(true);
});

it('collapses and expands single cards', () => {
  const one = toggled(ALL_EXPANDED, 'one');
  expect([isCollapsed(one, 'one'), isCollapsed(one, 'other')]).toEqual([true, false]);
  expect(isCollapsed(toggled(one, 'one'), 'one')).toBe(false);
  expect(isCollapsed(toggled(ALL_COLLAPSED, 'one'), 'one')).toBe(false);
});
