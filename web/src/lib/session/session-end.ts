import { ApiError } from '../api-error.ts';
import type { SessionEnd } from './session-store.ts';

/** What a failed lookup of one's own role says about the session. A member who may not know it has been deleted. */
export function sessionEndOf(error: unknown, wasMember: boolean): SessionEnd | null {
  if (!(error instanceof ApiError) || error.isGeneric) return null;
  if (error.status === 401) return 'expired';
  return wasMember && error.status === 403 ? 'removed' : null;
}
