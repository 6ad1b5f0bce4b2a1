import type { DraftFailure } from './draft.ts';

/** `draft_jobs/{request}_{query}`. One worker at a time holds its lease. */
export interface DraftJob {
  id: string;
  request_id: string;
  query_id: string;
  state: 'queued' | 'running' | 'waiting' | 'done' | 'failed';
  /** Identifies the call that asked for the draft, and its repetitions. */
  cause: string;
  attempts: number;
  /** Hash of the call that created the request under its key; absent without a key. */
  call?: string;
  /** Failures in a row that may pass; the next attempt is at `retry_at`. Absent before the first. */
  outage?: { since: string; failures: number; retry_at: string };
  /** Empty unless running. */
  lease_until: string;
  /** Of the last draft; empty when it succeeded. */
  last_error: DraftFailure | '';
  updated_at: string;
}
