import type { Sentence } from '../messages.ts';
import { ApiError } from './api-error.ts';

/** A refusal that ends by itself; the answer carries `Retry-After`. */
export class TooManyRequests extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(detail: Sentence, retryAfterSeconds: number) {
    super('too_many_requests', detail);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
