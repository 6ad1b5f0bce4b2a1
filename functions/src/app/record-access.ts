import type { OperationId } from '@trialdesk/contract/operations';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordOnce, type AuditEvent } from '../audit/audit-repository.ts';
import { hourOf, systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/authenticate.ts';
import type { Member } from '../http/member.ts';
import { TooManyRequests } from '../http/too-many-requests.ts';
import { recordedRefusalAllowances } from '../rate-limits/allowances.ts';
import { spendLoosely } from '../rate-limits/rate-limit-repository.ts';
import { logFailure } from '../log-failure.ts';

/** By this instance, so that a call seldom writes. */
const recorded = new Set<string>();
const MOST_KEPT = 10_000;

/** Once, however many calls follow. With the next call if it fails. */
export async function recordSignIn({ member, signedInAt }: Caller): Promise<void> {
  const key = `signed in ${member.id} ${signedInAt}`;
  if (recorded.has(key)) return;
  const isRecorded = await record(key, {
    at: systemClock(),
    actor: member,
    action: 'user.signed_in',
    target: `${COLLECTIONS.users}/${member.id}`,
    before: null,
    after: { signed_in_at: signedInAt },
  });
  if (!isRecorded) return;
  if (recorded.size >= MOST_KEPT) recorded.clear();
  recorded.add(key);
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden';
}

/** Once an hour per person and address, up to a limit per person. */
export async function recordRefusal(member: Member, operation: OperationId, path: string): Promise<void> {
  const at = systemClock();
  try {
    await spendLoosely(recordedRefusalAllowances(member.id), at);
  } catch (error) {
    if (error instanceof TooManyRequests) return;
    throw error;
  }
  await record(`refused ${member.id} ${operation} ${path} ${hourOf(at)}`, {
    at,
    actor: member,
    action: 'access.refused',
    target: `${COLLECTIONS.users}/${member.id}`,
    before: null,
    after: { operation, path: path.slice(0, 300) },
  });
}

/** A call is answered even if recording it fails, which gives false. */
async function record(key: string, event: AuditEvent): Promise<boolean> {
  try {
    await recordOnce(key, event);
    return true;
  } catch (error) {
    logFailure('Access was not recorded', { details: { target: event.target }, error });
    return false;
  }
}
