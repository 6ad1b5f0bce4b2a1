import type { DraftFailure } from '@trialdesk/contract/entities/draft';

export type ModelFailureKind = Exclude<DraftFailure, 'gave_up'>;

export class ModelFailedError extends Error {
  override name = 'ModelFailedError';
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, cause?: unknown) {
    super(`The model failed: ${kind}`, { cause });
    this.kind = kind;
  }
}
