import type { AuditEvent } from '../../audit/audit-repository.ts';
import type { RequestChange } from '../request-repository.ts';

/** Of the audit entry that gives a number; taken once, so no two requests get the same number. */
export function numberingId(number: string): string {
  return `number_${number}`;
}

/** The number is on record with the creation. */
export function numbered(change: RequestChange, number: string): RequestChange {
  const [creation, ...further] = change.audit;
  if (!creation) throw new Error('A new request is on record');
  const onRecord: AuditEvent = {
    ...creation,
    id: numberingId(number),
    after: { request_number: number, ...creation.after },
  };
  return { ...change, request: { ...change.request, request_number: number }, audit: [onRecord, ...further] };
}
