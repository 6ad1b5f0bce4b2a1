import type { DraftFailure } from './draft.ts';

/** `draft_jobs/{request}_{query}`: a draft to be written. One worker at a time holds its lease. */
export interface DraftJob {
  id: string;
  request_id: string;
  query_id: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Identifies the call that asked for the draft; a repeated call has the same. */
  cause: string;
  /** Attempts since the draft was asked for. */
  attempts: number;
  /** End of the lease of a running job; empty in every other state. */
  lease_until: string;
  /** Why the last draft failed; empty when it did not. */
  last_error: DraftFailure | '';
  updated_at: string;
}
