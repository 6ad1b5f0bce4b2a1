import type { AuditTrail } from './api/use-audit-trail.ts';
import { requestIn } from './request-in.ts';

const COLUMNS = [
  'Time (UTC)',
  'Person',
  'Person id',
  'Role',
  'Action',
  'Record',
  'Reason',
  'Before',
  'After',
  'Request number',
];

/** With column headers. */
export function auditRows({ entries, numbers }: Pick<AuditTrail, 'entries' | 'numbers'>): string[][] {
  const rows = entries.map((entry) => [
    entry.at,
    entry.actor_name,
    entry.actor_id,
    entry.actor_role,
    entry.action,
    entry.target,
    entry.reason ?? '',
    entry.before ? JSON.stringify(entry.before) : '',
    entry.after ? JSON.stringify(entry.after) : '',
    numbers.get(requestIn(entry.target) ?? '') ?? '',
  ]);
  return [COLUMNS, ...rows];
}
