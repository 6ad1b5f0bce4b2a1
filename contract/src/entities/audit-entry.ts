import type { Role } from '../roles.ts';

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

/** `audit/{id}`: written with the change it records, never changed or deleted (21 CFR 11.10(e)). */
export interface AuditEntry {
  id: string;
  at: string;
  actor_id: string;
  actor_name: string;
  actor_role: Role | 'System';
  action: AuditAction;
  /** Path of the changed document. */
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
