import type { DraftFailure, ModelCall } from '@trialdesk/contract/entities/draft';

export type ModelFailureKind = Exclude<DraftFailure, 'gave_up' | 'storage' | 'budget'>;

export class ModelFailedError extends Error {
  override name = 'ModelFailedError';
  readonly kind: ModelFailureKind;
  /** Replies that were paid for nevertheless. */
  readonly calls: readonly ModelCall[];

  constructor(kind: ModelFailureKind, cause?: unknown, calls: readonly ModelCall[] = []) {
    super(`The model failed: ${kind}`, { cause });
    this.kind = kind;
    this.calls = calls;
  }
}
