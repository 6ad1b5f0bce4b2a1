import type { Sentence } from '../messages.ts';
import { ApiError } from './api-error.ts';

/** Sent with `Retry-After`. */
export class TooManyRequests extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(detail: Sentence, retryAfterSeconds: number) {
    super('too_many_requests', detail);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
