import type { Role } from '../roles.ts';

export const SIGNATURE_MEANING = 'Reviewed and sent';

/** Printed with a sent answer (21 CFR 11.50). Name and role as they were at signing. */
export interface Signature {
  name: string;
  role: Role;
  /** ISO 8601, UTC. */
  signed_at: string;
  meaning: typeof SIGNATURE_MEANING;
}
