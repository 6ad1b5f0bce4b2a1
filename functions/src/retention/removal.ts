import type { AuditActor } from '../audit/audit-repository.ts';

export interface Removal {
  /** What is older may go: ISO 8601, UTC. */
  before: string;
  by: { actor: AuditActor; reason: string };
  at: string;
}
