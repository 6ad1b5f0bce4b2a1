import { ERROR_STATUS, type ErrorBody } from '@trialdesk/contract/errors';
import type { ErrorRequestHandler, Request } from 'express';
import { logger } from 'firebase-functions';
import { ApiError } from './api-error.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** Known errors are returned as they are; anything else is logged in full and returned as a generic message. */
export const handleError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const refusal = error instanceof ApiError ? error : unexpected(error, request);
  const body: ErrorBody = { detail: refusal.message, code: refusal.code };
  if (refusal.fields) body.fields = refusal.fields;
  if (refusal instanceof TooManyRequests) response.set('Retry-After', String(refusal.retryAfterSeconds));
  response.status(ERROR_STATUS[refusal.code]).json(body);
};

function unexpected(error: unknown, request: Request): ApiError {
  if (error instanceof URIError) return new ApiError('bad_input', 'malformedAddress');
  const what = error instanceof Error ? error.stack : String(error);
  logger.error(`Unexpected error in ${request.method} ${routeOf(request)}`, what);
  if (isBusy(error)) return new ApiError('unavailable', 'busy');
  return new ApiError('internal', 'internal');
}

/** The route's pattern; the path may hold an address or an invitation, which must not be logged. */
function routeOf(request: Request): string {
  const route = request.route as { path?: string } | undefined;
  return route?.path ?? 'none';
}

/** gRPC: deadline exceeded, resource exhausted, aborted, unavailable. */
const BUSY = [4, 8, 10, 14];

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && BUSY.includes(error.code);
}
