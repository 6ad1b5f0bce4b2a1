import type { ModelCall } from '@trialdesk/contract/entities/draft';
import { ModelFailedError, type ModelFailureKind } from '../models/model-failure.ts';
import { isTransient } from '../../is-transient.ts';
import type { Line } from '../../log-context.ts';
import type { Assignment } from './compose-draft.ts';
import type { DraftOutcome } from './draft-task.ts';

/** To the worker. */
export interface Order {
  id: number;
  assignment: Assignment;
}

/** From the worker: lines to log, then what became of the order. */
export type Reply = { id: number } & ({ line: Line } | { outcome: DraftOutcome } | { failure: SentFailure });

/** Errors lose their class and fields between threads. */
interface SentFailure {
  kind: ModelFailureKind | null;
  /** Of a failed model. */
  calls: readonly ModelCall[];
  isTransient: boolean;
  message: string;
}

class TransientError extends Error {
  override name = 'TransientError';
  readonly code = 'ETIMEDOUT';
}

export function failureToSend(error: unknown): SentFailure {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failed = error instanceof ModelFailedError ? error : null;
  return { kind: failed?.kind ?? null, calls: failed?.calls ?? [], isTransient: isTransient(error), message };
}

export function errorFrom({ kind, calls, isTransient: passes, message }: SentFailure): Error {
  if (kind) return new ModelFailedError(kind, message, calls);
  return passes ? new TransientError(message) : new Error(message);
}
