import type { Schema } from 'yup';
import {
  anyObject,
  anyOf,
  flag,
  integer,
  keyOf,
  list,
  nullable,
  oneOf,
  shape,
  text,
  timestamp,
} from './reply-schema.ts';

const accepts = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true });

const FIELDS: { what: string; schema: Schema; good: unknown[]; bad: unknown[] }[] = [
  { what: 'text', schema: text(), good: ['', 'words'], bad: [7, null, undefined] },
  {
    what: 'timestamp',
    schema: timestamp(),
    good: ['2026-02-03T12:00:00.000Z'],
    bad: [
      '',
      'yesterday',
      '2026-02-03',
      '2026-02-03T12:00:00Z',
      '2026-02-03T12:00:00.000',
      'x2026-02-03T12:00:00.000Z',
      '2026-02-03T12:00:00.000Zx',
      7,
      null,
    ],
  },
  { what: 'integer', schema: integer(), good: [0, 1], bad: [-1, 0.5, '1', null, undefined] },
  { what: 'integer from 1', schema: integer(1), good: [1, 20], bad: [0, 1.5, '1', null, undefined] },
  { what: 'flag', schema: flag(), good: [true, false], bad: ['true', 1, null, undefined] },
  { what: 'oneOf', schema: oneOf(['a', 'b']), good: ['a', 'b'], bad: ['c', '', null, undefined] },
  { what: 'keyOf', schema: keyOf({ a: 'A', b: 'B' }), good: ['a', 'b'], bad: ['A', 'toString', null, undefined] },
  { what: 'list', schema: list(integer()), good: [[], [1]], bad: [[null], ['1'], {}, null, undefined] },
  { what: 'anyObject', schema: anyObject(), good: [{}, { a: 1 }], bad: ['{}', 7, [], null, undefined] },
  { what: 'nullable', schema: nullable(anyObject()), good: [{}, null], bad: [[], undefined] },
];

test.each(FIELDS)('$what accepts its own values and nothing else', ({ schema, good, bad }) => {
  for (const value of good) expect([value, accepts(schema, value)]).toEqual([value, true]);
  for (const value of bad) expect([value, accepts(schema, value)]).toEqual([value, false]);
});

test('a shape has all of its fields and no others', () => {
  const schema = shape({ id: text(), at: nullable(shape({ page: integer() })) });
  expect(accepts(schema, { id: 'a', at: { page: 1 } })).toBe(true);
  expect(accepts(schema, { id: 'a', at: null })).toBe(true);
  expect(accepts(schema, { id: 'a' })).toBe(false);
  expect(accepts(schema, { id: 'a', at: null, draft: '' })).toBe(false);
  expect(accepts(schema, { id: 'a', at: { page: 1, draft: '' } })).toBe(false);
  expect(accepts(schema, null)).toBe(false);
});

test('a value matches exactly one kind of a union', () => {
  const schema = anyOf([shape({ state: oneOf(['queued']) }), shape({ state: oneOf(['failed']), reason: text() })]);
  expect(accepts(schema, { state: 'queued' })).toBe(true);
  expect(accepts(schema, { state: 'failed', reason: 'Damaged.' })).toBe(true);
  expect(accepts(schema, { state: 'failed' })).toBe(false);
  expect(accepts(schema, { state: 'queued', reason: 'Damaged.' })).toBe(false);
  expect(accepts(schema, null)).toBe(false);
});

test('a schema that differs from its type does not compile', () => {
  interface Thing {
    id: string;
    state: 'new' | 'old';
    count: number | null;
  }
  const exact = { id: text(), state: oneOf(['new', 'old']), count: nullable(integer()) };
  const schemas = [
    shape<Thing>(exact),
    // @ts-expect-error a field is missing
    shape<Thing>({ id: exact.id, state: exact.state }),
    // @ts-expect-error a field is not in the type
    shape<Thing>({ ...exact, extra: text() }),
    // @ts-expect-error a field has another type
    shape<Thing>({ ...exact, id: integer() }),
    // @ts-expect-error a field accepts fewer values than the type
    shape<Thing>({ ...exact, state: oneOf(['new']) }),
    // @ts-expect-error a field accepts more values than the type
    shape<Thing>({ ...exact, state: oneOf(['new', 'old', 'lost']) }),
    // @ts-expect-error a field cannot be null
    shape<Thing>({ ...exact, count: integer() }),
  ];
  expect(schemas).toHaveLength(7);
});

test('what yup cannot express is described for the API description', () => {
  const queued = shape({ state: oneOf(['queued']) });
  expect(timestamp().spec.meta).toEqual({ format: 'date-time' });
  expect(anyObject().spec.meta).toEqual({ type: 'object' });
  expect(anyOf([queued]).spec.meta).toEqual({ anyOf: [queued] });
});
