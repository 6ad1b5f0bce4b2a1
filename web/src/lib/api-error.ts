import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@trialdesk/contract/errors';

/** A call that did not succeed. `unreachable`, with status 0, is a call that got no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  /** What is wrong with single fields of the body, by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: Omit<ErrorBody, 'code'> & { code: ErrorCode | 'unreachable' }) {
    super(body.detail);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }

  /** The sentence for a person. */
  get detail(): string {
    return this.message;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'detail' in body &&
    typeof body.detail === 'string' &&
    'code' in body &&
    typeof body.code === 'string' &&
    body.code in ERROR_STATUS
  );
}

/** The error an answer stands for; an answer that is not ours (a proxy's page) becomes `internal` or `not_found`. */
export function errorOf(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError(status, body);
  const known = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((code) => ERROR_STATUS[code] === status);
  return new ApiError(status, { detail: 'The server could not answer. Please try again.', code: known ?? 'internal' });
}
