import type { InferType } from 'yup';
import { AUDIT_ACTIONS } from '../entities/audit-entry.ts';
import { ROLES } from '../roles.ts';
import { anyObject, list, moment, one, shape, words } from './shape.ts';

export const auditEntryReply = shape({
  id: words(),
  at: moment(),
  actor_id: words(),
  actor_name: words(),
  actor_role: one([...ROLES, 'System']),
  action: one(AUDIT_ACTIONS),
  /** Path of the document that changed. */
  target: words(),
  before: anyObject().nullable(),
  after: anyObject().nullable(),
});

/** A page of the audit trail, newest first. */
export const auditPageReply = shape({
  entries: list(auditEntryReply),
  /** Where the next page begins; null when there is none. */
  next_cursor: words().nullable(),
});

export type AuditPage = InferType<typeof auditPageReply>;
