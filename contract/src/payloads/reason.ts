import { LIMITS } from '../limits.ts';
import { singleLine } from './text.ts';

/** Optional; kept in the audit trail. */
export function reason() {
  return singleLine('Reason', LIMITS.reason.max);
}
