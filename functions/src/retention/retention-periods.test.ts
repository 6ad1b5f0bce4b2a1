import { cutoff, periodFaults } from './retention-periods.ts';

test.each([
  [15, '2026-03-02T09:00:00.000Z', '2011-03-02T09:00:00.000Z'],
  [1, '2024-02-29T00:00:00.000Z', '2023-03-01T00:00:00.000Z'],
  [0, '2026-03-02T09:00:00.000Z', null],
])('with %i years, on %s, what is from before %s may go', (years, now, before) => {
  expect(cutoff(years, now)).toBe(before);
});

test.each([
  { requests: 0, documents: 0, audit: 0 },
  { requests: 15, documents: 0, audit: 0 },
  { requests: 15, documents: 25, audit: 25 },
])('accepts %p', (periods) => {
  expect(periodFaults(periods)).toEqual([]);
});

test.each([
  { requests: 0, documents: 15, audit: 15 },
  { requests: 15, documents: 0, audit: 15 },
  { requests: 25, documents: 15, audit: 20 },
])('keeps the audit trail as long as what it is about: %p', (periods) => {
  expect(periodFaults(periods)).toEqual(['Entries of the audit trail must be kept as long as requests and documents.']);
});

test.each([-1, 1.5, Number.NaN])('refuses %p years', (requests) => {
  expect(periodFaults({ requests, documents: 0, audit: 0 })).toHaveLength(1);
});
