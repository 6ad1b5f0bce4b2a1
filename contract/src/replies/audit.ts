import { AUDIT_ACTIONS, type AuditEntry } from '../entities/audit-entry.ts';
import { ROLES } from '../roles.ts';
import { anyObject, list, nullable, oneOf, shape, text, timestamp } from './reply-schema.ts';

/** Newest first. */
export interface AuditPage {
  entries: AuditEntry[];
  /** Of the records that the entries are about, those that have one and still exist, once each. */
  record_names: RecordName[];
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface RecordName {
  /** Path of the record, as in entries. */
  target: string;
  /** A request's is its number. */
  name: string;
}

const auditEntryReply = shape<AuditEntry>({
  id: text(),
  at: timestamp(),
  actor_id: text(),
  actor_name: text(),
  actor_role: oneOf([...ROLES, 'System']),
  action: oneOf(AUDIT_ACTIONS),
  target: text(),
  before: nullable(anyObject()),
  after: nullable(anyObject()),
  reason: nullable(text()),
});

export const auditPageReply = shape<AuditPage>({
  entries: list(auditEntryReply),
  record_names: list(shape<RecordName>({ target: text(), name: text() })),
  next_cursor: nullable(text()),
});
