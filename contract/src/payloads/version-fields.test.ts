import { uploadFields } from './upload-fields.ts';

const isValid = (fields: object) => uploadFields.isValidSync(fields);

test.each([['2026-11-22'], ['2024-02-29'], ['']])('%j can be an effective date', (effective_date) =>
  expect(isValid({ effective_date })).toBe(true),
);

test.each([['2026-02-30'], ['22.11.2026'], ['2026-11'], ['2026-11-22T00:00:00Z'], ['soon']])(
  '%j cannot be an effective date',
  (effective_date) => expect(isValid({ effective_date })).toBe(false),
);

test('a label is one short line', () => {
  expect(isValid({ label: 'Amendment 3.1 (US)' })).toBe(true);
  expect(isValid({ label: 'x'.repeat(61) })).toBe(false);
  expect(isValid({ label: 'Two\nlines' })).toBe(false);
});
