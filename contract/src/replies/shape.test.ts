import type { Schema } from 'yup';
import { anyObject, anyOf, flag, list, moment, one, shape, whole, words } from './shape.ts';

const accepts = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true });

const FIELDS: { what: string; schema: Schema; good: unknown[]; bad: unknown[] }[] = [
  { what: 'a text', schema: words(), good: ['', 'words'], bad: [7, null, undefined] },
  {
    what: 'a moment',
    schema: moment(),
    good: ['2026-02-03T12:00:00.000Z'],
    bad: ['', 'yesterday', '2026-02-03', 7, null],
  },
  { what: 'a whole number', schema: whole(1), good: [1, 20], bad: [0, 1.5, '1', null, undefined] },
  { what: 'a switch', schema: flag(), good: [true, false], bad: ['true', 1, null] },
  { what: 'one of a few texts', schema: one(['a', 'b']), good: ['a'], bad: ['c', '', null, undefined] },
  { what: 'a list', schema: list(whole()), good: [[], [1]], bad: [[null], ['1'], {}, null, undefined] },
  { what: 'an object', schema: anyObject(), good: [{}, { a: 1 }], bad: ['{}', [], null, undefined] },
  { what: 'an object that may be missing', schema: anyObject().nullable(), good: [{}, null], bad: [[], undefined] },
];

test.each(FIELDS)('$what is that and nothing else', ({ schema, good, bad }) => {
  for (const value of good) expect([value, accepts(schema, value)]).toEqual([value, true]);
  for (const value of bad) expect([value, accepts(schema, value)]).toEqual([value, false]);
});

test('a shape has all of its fields and no others', () => {
  const schema = shape({ id: words(), at: shape({ page: whole() }).nullable() });
  expect(accepts(schema, { id: 'a', at: { page: 1 } })).toBe(true);
  expect(accepts(schema, { id: 'a', at: null })).toBe(true);
  expect(accepts(schema, { id: 'a' })).toBe(false);
  expect(accepts(schema, { id: 'a', at: null, draft: '' })).toBe(false);
  expect(accepts(schema, { id: 'a', at: { page: 1, draft: '' } })).toBe(false);
  expect(accepts(schema, null)).toBe(false);
});

test('one of several kinds is wholly of that kind', () => {
  const schema = anyOf([shape({ state: one(['queued']) }), shape({ state: one(['failed']), reason: words() })]);
  expect(accepts(schema, { state: 'queued' })).toBe(true);
  expect(accepts(schema, { state: 'failed', reason: 'Damaged.' })).toBe(true);
  expect(accepts(schema, { state: 'failed' })).toBe(false);
  expect(accepts(schema, { state: 'queued', reason: 'Damaged.' })).toBe(false);
  expect(accepts(schema, null)).toBe(false);
});
