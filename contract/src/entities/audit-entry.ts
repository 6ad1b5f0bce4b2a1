import type { Role } from '../roles.ts';

export const AUDIT_ACTIONS = [
  'request.created',
  'request.numbered',
  'request.followed_up',
  'request.exported',
  'question.added_to',
  'question.corrected',
  'question.withdrawn',
  'review.started',
  'request.assigned',
  'request.priority_changed',
  'answer.edited',
  'answer.sent',
  'answer.rated',
  'answer.approved',
  'answer.approval_withdrawn',
  'evaluation.changed',
  'note.added',
  'announcement.sent',
  'announcement.read',
  'announcement.reminded',
  'citation.added',
  'answer.reused',
  'draft.requested',
  'draft.written',
  'draft.failed',
  'document.uploaded',
  'document.replaced',
  'document.status_changed',
  'document.study_changed',
  'document.deleted',
  'document.reading_requested',
  'document.read',
  'document.source_recorded',
  'document.passages_renewed',
  'document.facts_found',
  'fact.confirmed',
  'fact.not_stated',
  'fact.reopened',
  'document.opened',
  'site.created',
  'site.renamed',
  'study.created',
  'study.renamed',
  'study.changed',
  'user.invited',
  'user.registered',
  'user.deleted',
  'user.renamed',
  'user.access_changed',
  'user.signed_in',
  'user.signed_out_everywhere',
  'user.password_changed',
  'user.password_reset_requested',
  'user.password_reset',
  'access.refused',
  'preferences.changed',
  'ai_settings.changed',
  'security_settings.changed',
  'answer_times.changed',
  'safety_words.changed',
  'saved_reply.created',
  'saved_reply.changed',
  'saved_reply.deleted',
  'saved_view.created',
  'saved_view.changed',
  'saved_view.deleted',
  'schema.migrated',
  'retention.request_removed',
  'retention.document_removed',
  'retention.files_removed',
  'retention.audit_removed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * `audit/{id}`: written with the change it records, never changed (21 CFR 11.10(e)), and removed only when its retention
 * is over, which is on record too.
 */
export interface AuditEntry {
  id: string;
  /** When it was committed. */
  at: string;
  actor_id: string;
  actor_name: string;
  actor_role: Role | 'System';
  action: AuditAction;
  /** Path of the changed document. */
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Given by the person; null if they gave none. */
  reason: string | null;
}
