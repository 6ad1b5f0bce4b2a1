import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { requests, seenRequests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireRequestWithin } from '../http/within-reach.ts';

/**
 * False without such a request. Not audited: it is what lists show in bold, not who read what. Errors: 403 beyond the
 * reach.
 */
export async function noteSeen({ id, reach }: AuthorizedMember, requestId: string): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const own = seenRequests().doc(id);
    const [request, stored] = [
      (await transaction.get(requests().doc(requestId))).data(),
      (await transaction.get(own)).data(),
    ];
    if (!request) return false;
    requireRequestWithin(reach, request);
    if (stored?.seen[requestId] === request.asked_at) return true;
    transaction.set(own, { seen: newest({ ...stored?.seen, [requestId]: request.asked_at }) });
    return true;
  });
}

function newest(seen: Record<string, string>): Record<string, string> {
  const entries = Object.entries(seen);
  if (entries.length <= SERVER_LIMITS.seenRequests) return seen;
  return Object.fromEntries(entries.sort(([, a], [, b]) => (a < b ? 1 : -1)).slice(0, SERVER_LIMITS.seenRequests));
}
