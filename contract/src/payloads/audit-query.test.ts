import { auditQuery } from './audit-query.ts';

const MESSAGE = 'must be a date or a time with its zone (ISO 8601)';

test.each([
  undefined,
  '',
  '2026-02-03',
  '2026-02-03T12:30Z',
  '2026-02-03T12:30:45Z',
  '2026-02-03T12:30:45.1Z',
  '2026-02-03T12:30:45.123456Z',
  '2026-02-03T12:30+02:00',
  '2026-02-03T12:30:45-05:30',
])('%j bounds a span of time', (moment) => {
  expect(auditQuery.isValidSync({ from: moment, to: moment })).toBe(true);
});

test.each([
  'yesterday',
  'at 2026-02-03',
  '2026-02-03 (morning)',
  '26-02-03',
  '2026-2-3',
  '2026-13-03',
  '2026-02-03T12:30',
  '2026-02-03T12Z',
  '2026-02-03T12:30:45.Z',
  '2026-02-03T12:30:45.1234567Z',
  '2026-02-03T12:30 02:00',
  '2026-02-03T12:30+0200',
  '2026-02-03T25:30Z',
])('%j bounds no span of time', (moment) => {
  expect(() => auditQuery.validateSync({ from: moment })).toThrow(`From ${MESSAGE}`);
  expect(() => auditQuery.validateSync({ to: moment })).toThrow(`To ${MESSAGE}`);
});

test.each([
  ['target', 300, 'Target'],
  ['actor', 128, 'Actor'],
  ['cursor', 300, 'Cursor'],
])('%s can have %d characters', (field, limit, label) => {
  expect(auditQuery.isValidSync({ [field]: 'x'.repeat(limit) })).toBe(true);
  expect(() => auditQuery.validateSync({ [field]: 'x'.repeat(limit + 1) })).toThrow(
    `${label} can have at most ${limit} characters`,
  );
});

test('the bounds are described as points in time', () => {
  const described = auditQuery.describe().fields;
  for (const field of ['from', 'to']) expect(described[field]).toMatchObject({ meta: { format: 'date-time' } });
});

test('no parameter is required', () => {
  expect(auditQuery.validateSync({})).toEqual({});
});
