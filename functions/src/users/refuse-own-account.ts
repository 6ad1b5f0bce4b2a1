import { HttpsError } from 'firebase-functions/identity';
import { logLine } from '../log-context.ts';

/**
 * Refuses every account that somebody opens for themselves. Those of invited people are created by the server, which
 * the identity provider does not ask about.
 */
export function refuseOwnAccount(): never {
  logLine('WARNING', 'Somebody tried to create an account without an invitation');
  throw new HttpsError('permission-denied', 'Accounts are created by invitation.');
}
