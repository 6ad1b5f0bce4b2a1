import { mayBeNewRelease } from './may-be-new-release.ts';

it.each([
  ['a tab that was opened and left open', { wasReloaded: false, age: 9_000_000 }, true],
  ['a tab that was just opened', { wasReloaded: false, age: 100 }, true],
  ['a tab that has just reloaded', { wasReloaded: true, age: 5_000 }, false],
  ['a tab that reloaded for an earlier release', { wasReloaded: true, age: 60_000 }, true],
])('%s', (_, tab, reloads) => {
  expect(mayBeNewRelease(tab)).toBe(reloads);
});
