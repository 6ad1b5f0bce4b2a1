import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';

const COLUMNS = ['Time (UTC)', 'Person', 'Person id', 'Role', 'Action', 'Record', 'Reason', 'Before', 'After'];

/** With column headers. */
export function auditRows(entries: readonly AuditEntry[]): string[][] {
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
  ]);
  return [COLUMNS, ...rows];
}
