import { LIMITS } from '../limits.ts';
import { singleLine, text } from './text.ts';

const DATE = 'Effective date must be a day such as 2026-11-22';

/** What people call a version of a document, and from when it applies. Empty means not given. */
export const versionFields = {
  label: singleLine('Label', LIMITS.versionLabel.max),
  effective_date: text('Effective date', 10).test('day', DATE, (value) => !value || isDay(value)),
};

function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value) && value.length === 10;
}
