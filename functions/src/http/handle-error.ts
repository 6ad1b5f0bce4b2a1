import { randomUUID } from 'node:crypto';
import { ERROR_STATUS, type ErrorBody } from '@trialdesk/contract/errors';
import type { ErrorRequestHandler, Request } from 'express';
import { logFailure } from '../log-failure.ts';
import { ApiError } from './api-error.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** Known errors are returned; anything else is logged in full and returned as a generic message. */
export const handleError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const reference = randomUUID().slice(0, REFERENCE_LENGTH);
  const refusal = error instanceof ApiError ? error : unexpected(error, request, reference);
  const body: ErrorBody = { detail: refusal.message, code: refusal.code };
  if (refusal !== error && ERROR_STATUS[refusal.code] >= 500) body.reference = reference;
  if (refusal.fields) body.fields = refusal.fields;
  if (refusal instanceof TooManyRequests) response.set('Retry-After', String(refusal.retryAfterSeconds));
  response.status(ERROR_STATUS[refusal.code]).json(body);
};

/** Enough to find one line in a day's logs, and short enough to read aloud. */
const REFERENCE_LENGTH = 8;

function unexpected(error: unknown, request: Request, reference: string): ApiError {
  if (error instanceof URIError) return new ApiError('bad_input', 'malformedAddress');
  const details = { reference, call: `${request.method} ${routeOf(request)}` };
  logFailure('Unexpected error', { details, error });
  if (isBusy(error)) return new ApiError('unavailable', 'busy');
  return new ApiError('internal', 'internal');
}

/** The pattern; the path may hold an address or an invitation, which must not be logged. */
function routeOf(request: Request): string {
  const route = request.route as { path?: string } | undefined;
  return route?.path ?? 'none';
}

/** gRPC: deadline exceeded, resource exhausted, aborted, unavailable. */
const BUSY = [4, 8, 10, 14];

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && BUSY.includes(error.code);
}
