/** Why a model gave no answer. */
export type ModelFailureKind = 'quota' | 'refused' | 'unavailable' | 'timeout' | 'unusable' | 'misconfigured';

export interface ModelFailure {
  kind: ModelFailureKind;
  /** For the reviewer. */
  message: string;
  /** Whether the same question may get an answer a little later. */
  retryable: boolean;
}

const FAILURES: Record<ModelFailureKind, Omit<ModelFailure, 'kind'>> = {
  quota: {
    message: 'The AI model has reached its limit of requests. Please try again in a few minutes.',
    retryable: true,
  },
  unavailable: { message: 'The AI model is not available at the moment. Please try again.', retryable: true },
  timeout: { message: 'The AI model took too long to answer. Please try again.', retryable: true },
  unusable: { message: 'The AI model gave an answer that could not be used. Please try again.', retryable: true },
  refused: {
    message: 'The AI model declined to answer this question. Please answer it from the documents.',
    retryable: false,
  },
  misconfigured: {
    message: 'The AI model cannot be reached with the present configuration. Please tell an administrator.',
    retryable: false,
  },
};

/** The failure of this kind, with its sentence. */
export function modelFailure(kind: ModelFailureKind): ModelFailure {
  return { kind, ...FAILURES[kind] };
}

/** A model that gave no answer, and why. */
export class ModelFailedError extends Error {
  override name = 'ModelFailedError';
  readonly failure: ModelFailure;

  constructor(kind: ModelFailureKind, cause?: unknown) {
    super(`The model failed: ${kind}`, { cause });
    this.failure = modelFailure(kind);
  }
}
