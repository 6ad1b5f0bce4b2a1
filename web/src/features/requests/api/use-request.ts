import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc } from 'firebase/firestore';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live-doc.ts';

/** Follows one request with its drafts and unsent edits; null while there is none. */
export function useRequest(requestId: string): Live<RequestRecord | null> {
  return useLiveDoc<RequestRecord>(`requests/${requestId}`, (db) =>
    doc(db, COLLECTIONS.requests, requestId).withConverter(converterFor<RequestRecord>()),
  );
}
