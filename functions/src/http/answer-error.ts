import { ERROR_STATUS, type ErrorBody } from '@trialdesk/contract/errors';
import type { ErrorRequestHandler, Request } from 'express';
import { logger } from 'firebase-functions';
import { ApiError } from './api-error.ts';

/** Answers a refusal as it is; what nobody expected is logged whole and answered with a generic sentence. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const refusal = error instanceof ApiError ? error : unexpected(error, request);
  const body: ErrorBody = { detail: refusal.message, code: refusal.code };
  if (refusal.fields) body.fields = refusal.fields;
  response.status(ERROR_STATUS[refusal.code]).json(body);
};

function unexpected(error: unknown, request: Request): ApiError {
  if (error instanceof URIError) return new ApiError('bad_input', 'The address is not well formed.');
  const what = error instanceof Error ? error.stack : String(error);
  logger.error(`Unexpected error in ${request.method} ${request.path}`, what);
  return new ApiError('internal', 'Something went wrong on our side. Please try again.');
}
