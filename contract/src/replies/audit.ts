import { AUDIT_ACTIONS, type AuditEntry } from '../entities/audit-entry.ts';
import { ROLES } from '../roles.ts';
import { anyObject, list, nullable, oneOf, shape, text, timestamp } from './reply-schema.ts';

/** Newest first. */
export interface AuditPage {
  entries: AuditEntry[];
  /** Of the entries' requests, those that have one and still exist, once each. */
  request_numbers: RequestNumber[];
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface RequestNumber {
  request_id: string;
  request_number: string;
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
  request_numbers: list(shape<RequestNumber>({ request_id: text(), request_number: text() })),
  next_cursor: nullable(text()),
});
