import { object } from 'yup';
import { AUDIT_ACTIONS } from '../entities/audit-entry.ts';
import { choice, text } from './text.ts';

/** ISO 8601: a date, optionally with time and zone. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/;

function moment(label: string) {
  const message = `${label} must be a date or a time with its zone (ISO 8601)`;
  return text(label, 40)
    .test('moment', message, (value) => !value || (MOMENT.test(value) && !Number.isNaN(Date.parse(value))))
    .meta({ format: 'date-time' });
}

/** Parameters of `GET /audit`: `from` inclusive, `to` exclusive. */
export const auditQuery = object({
  target: text('Target', 300),
  actor: text('Actor', 128),
  action: choice(AUDIT_ACTIONS, 'Action is not known'),
  from: moment('From'),
  to: moment('To'),
  cursor: text('Cursor', 300),
});
