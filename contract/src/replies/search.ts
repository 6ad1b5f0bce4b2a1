import type { RequestHeader } from '../entities/request.ts';
import { list, nullable, optional, shape, text, timestamp } from './reply-schema.ts';
import { requestFields } from './requests.ts';

/** Without its thread. */
export interface FoundRequest extends Omit<RequestHeader, 'requester_id'> {
  /** Of the newest answer. */
  answered_at: string | null;
  /** Printed name of who signed it; absent without a signature. */
  answered_by?: string;
}

/** Newest first. */
export interface FoundRequests {
  requests: FoundRequest[];
  /** Null on the last page; until then a page may have fewer requests than asked for, or none. */
  next_cursor: string | null;
}

const foundRequestReply = shape<FoundRequest>({
  ...requestFields,
  answered_at: nullable(timestamp()),
  answered_by: optional(text()),
});

export const foundRequestsReply = shape<FoundRequests>({
  requests: list(foundRequestReply),
  next_cursor: nullable(text()),
});
