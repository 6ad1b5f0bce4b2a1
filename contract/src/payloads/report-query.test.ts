import { reportedQuestionsQuery, reportQuery } from './report-query.ts';

const GOOD = { study_id: 'lantern', from: '2026-01', to: '2026-12' };

const errorOf = (schema: typeof reportQuery, value: object) => {
  try {
    schema.validateSync(value, { strict: true });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  [{}, null],
  [{ to: '2026-01' }, null],
  [{ from: '2025-01', to: '2026-12' }, null],
  [{ from: '2024-12', to: '2026-12' }, 'At most 24 months'],
  [{ to: '2025-12' }, 'The period ends before it begins'],
  [{ from: '2026-13' }, 'From must be a month such as 2026-11'],
  [{ to: 'now' }, 'To must be a month such as 2026-11'],
  [{ to: undefined }, 'To must be a month such as 2026-11'],
  [{ study_id: undefined }, 'Study is required'],
])('a report with %p: %p', (change, message) => {
  expect(errorOf(reportQuery, { ...GOOD, ...change })).toBe(message);
});

test.each([
  [{ figure: 'late' }, null],
  [{ figure: 'late', grouping: 'site', key: 'riverside' }, null],
  [{}, 'Figure is required'],
  [{ figure: 'luck' }, 'Figure is not known'],
  [{ figure: 'late', grouping: 'weather' }, 'Grouping is not known'],
])('the questions of %p: %p', (change, message) => {
  expect(errorOf(reportedQuestionsQuery, { ...GOOD, ...change })).toBe(message);
});
