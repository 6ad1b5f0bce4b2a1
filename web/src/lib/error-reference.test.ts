import { noteReference, takeReference } from './error-reference.ts';

it('is taken once, with the toast that follows the failure', () => {
  noteReference('4f2a9c1e', 1_000);
  expect(takeReference(2_000)).toBe('4f2a9c1e');
  expect(takeReference(2_000)).toBeNull();
});

it('is not shown with a later failure', () => {
  noteReference('4f2a9c1e', 1_000);
  expect(takeReference(5_000)).toBeNull();
});
