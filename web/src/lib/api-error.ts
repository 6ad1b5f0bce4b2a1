import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@trialdesk/contract/errors';
import { noteReference } from './error-reference.ts';

interface Failure extends Omit<ErrorBody, 'code'> {
  code: ErrorCode | 'unreachable';
  isGeneric?: boolean;
}

/** Without a reply: code `unreachable`, status 0. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The sentence is the client's because the server gave none. */
  readonly isGeneric: boolean;

  constructor(status: number, body: Failure) {
    super(body.detail);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.isGeneric = body.isGeneric ?? false;
  }

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

function detailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null;
  return typeof body.detail === 'string' && body.detail !== '' ? body.detail : null;
}

/**
 * A reply that is not from our server (a proxy's page) gets the code of its status, and a generic sentence if it has
 * none.
 */
export function errorOf(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) {
    if (body.reference !== undefined) noteReference(body.reference);
    return new ApiError(status, body);
  }
  const code = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((known) => ERROR_STATUS[known] === status) ?? 'internal';
  const detail = detailOf(body);
  return detail === null
    ? new ApiError(status, { detail: 'The server could not answer. Please try again.', code, isGeneric: true })
    : new ApiError(status, { detail, code });
}
