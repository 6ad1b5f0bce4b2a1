import { LIMITS } from '../limits.ts';
import type { Actor } from './user.ts';

/** Specification, section 3. */
export interface EvaluationInput {
  answered: boolean;
  relevance: number;
  tone: number;
  citation_quality: number;
  comment: string;
}

/** `evaluations/{request}_{query}`. */
export interface Evaluation extends EvaluationInput {
  request_id: string;
  query_id: string;
  evaluated_by: Actor;
  evaluated_at: string;
  /** Share of the draft's words that the sent text changed: 0 none, 1 all, null without a draft. */
  changed: number | null;
}

/** Until when the person who sent an answer may change its evaluation: ISO 8601, UTC. */
export function evaluationDeadline(sentAt: string): string {
  return new Date(Date.parse(sentAt) + LIMITS.evaluationHours * 3_600_000).toISOString();
}
