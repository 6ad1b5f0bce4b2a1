import type { DraftFailure } from './draft.ts';

/** `draft_jobs/{request}_{query}`. One worker at a time holds its lease. */
export interface DraftJob {
  id: string;
  request_id: string;
  query_id: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Identifies the call that asked for the draft, and its repetitions. */
  cause: string;
  attempts: number;
  /** Empty unless running. */
  lease_until: string;
  /** Of the last draft; empty when it succeeded. */
  last_error: DraftFailure | '';
  updated_at: string;
}
