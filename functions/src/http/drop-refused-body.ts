import type { ErrorRequestHandler } from 'express';
import { dropRest } from './request-body.ts';

/** Before the reply. */
export const dropRefusedBody: ErrorRequestHandler = async (error: unknown, request, _response, next) => {
  await dropRest(request);
  next(error);
};
