import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/identity';

/**
 * Refuses every account that somebody opens for themselves. Those of invited people are created by the server, which
 * the identity provider does not ask about.
 */
export function refuseOwnAccount(): never {
  logger.warn('Somebody tried to create an account without an invitation');
  throw new HttpsError('permission-denied', 'Accounts are created by invitation.');
}
