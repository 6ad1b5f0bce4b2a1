import type { InferType } from 'yup';
import type { auditEntryReply } from '../replies/audit.ts';

/** What a person, or the system for them, may do that is kept on record. */
export const AUDIT_ACTIONS = [
  'request.created',
  'request.followed_up',
  'answer.edited',
  'answer.sent',
  'draft.requested',
  'draft.written',
  'draft.failed',
  'document.uploaded',
  'document.replaced',
  'document.status_changed',
  'document.study_changed',
  'document.read',
  'site.created',
  'study.created',
  'user.invited',
  'user.registered',
  'user.deleted',
  'user.renamed',
  'preferences.changed',
  'ai_settings.changed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `audit/{id}`: written with the change it tells of, never changed, never deleted (21 CFR 11.10(e)). */
export type AuditEntry = InferType<typeof auditEntryReply>;
