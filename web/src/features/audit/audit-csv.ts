import type { AuditTrail } from './api/use-audit-trail.ts';

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
  'Record name',
];

/** With column headers. */
export function auditRows({ entries, names }: Pick<AuditTrail, 'entries' | 'names'>): string[][] {
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
    names.get(entry.target) ?? '',
  ]);
  return [COLUMNS, ...rows];
}
