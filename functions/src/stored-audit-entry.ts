import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { Moment } from './moment.ts';

/** `audit/{id}`. Here `at` is the clock of the instance; what counts is `committed_at`, set by the database. */
export interface StoredAuditEntry extends AuditEntry {
  committed_at: Moment;
}
