import type { DraftFailure, ModelCall } from './draft.ts';

/** What one attempt at a draft, or at finding a document's facts, has used of a model. `model_usage/{cause}`. */
export interface ModelUsage {
  /** Names the job and the attempt, so that nothing is counted twice. */
  id: string;
  at: string;
  /** Of `at`, in UTC: 2026-11-22. */
  day: string;
  /** Null for a document of all studies. */
  study_id: string | null;
  /** What was drafted or read; `cause` is that of the draft job. */
  source:
    { kind: 'draft'; request_id: string; query_id: string; cause: string } | { kind: 'facts'; document_id: string };
  /** Why the attempt failed; null if it did not. */
  failure: DraftFailure | null;
  calls: ModelCall[];
  /** Input and output of all calls. */
  tokens: number;
}

/** Sums of a study in a month, `usage_months/{month}_{study}`. */
export interface MonthlyUsage {
  /** 2026-11, in UTC. */
  month: string;
  /** Null for documents of all studies. */
  study_id: string | null;
  /** Attempts at drafts that asked the model. */
  drafts: number;
  calls: number;
  input_tokens: number;
  /** Includes thinking. */
  output_tokens: number;
  cached_tokens: number;
  /** At list price, of calls whose price is known. */
  usd: number;
  /** Calls whose price is not known. */
  unpriced: number;
}

/** Once most of a day's tokens are used: `budget_notices/{day}`. */
export interface BudgetNotice {
  day: string;
  /** Of the day, in tokens. */
  budget: number;
  /** When 80 % were used. */
  near_at: string;
  /** When all were used; null until then. */
  reached_at: string | null;
}

/** Share of a day's tokens at which Administrators are warned. */
export const NEAR_SHARE = 0.8;

export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
