/** `draft_jobs/{request}_{query}`: a draft to be written. One worker at a time holds its lease. */
export interface DraftJob {
  id: string;
  request_id: string;
  query_id: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Tells one asking for the draft from the next: the same for a call that is repeated. */
  cause: string;
  /** How many workers have taken it up since it was asked for. */
  attempts: number;
  /** A running job whose lease has ended may be taken up again; empty when nobody holds it. */
  lease_until: string;
  last_error: string;
  updated_at: string;
}
