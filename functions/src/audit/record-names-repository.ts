import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { RequestNumber } from '@trialdesk/contract/replies/audit';
import { requests } from '../firebase/collections.ts';
import { documentsById } from '../firebase/documents-by-id.ts';

const REQUEST = new RegExp(`^${COLLECTIONS.requests}/([^/]+)$`);

/** Of the requests that entries are about. */
export async function numbersOfRequests(entries: readonly Pick<AuditEntry, 'target'>[]): Promise<RequestNumber[]> {
  const ids = entries.flatMap(({ target }) => REQUEST.exec(target)?.[1] ?? []);
  const found = await documentsById(requests(), ids);
  return [...found.values()].flatMap(({ request_id, request_number }) =>
    request_number === undefined ? [] : [{ request_id, request_number }],
  );
}
