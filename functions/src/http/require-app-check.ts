import { APP_CHECK_HEADER } from '@trialdesk/contract/paths';
import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

interface AppCheckRule {
  isNeeded: () => boolean;
  /** Rejects for an invalid token. */
  verify: (token: string) => Promise<void>;
}

/** Errors: 401 without a valid App Check token, where needed. */
export function requireAppCheck({ isNeeded, verify }: AppCheckRule): RequestHandler {
  return async (request, _response, next) => {
    if (isNeeded()) {
      try {
        await verify(request.get(APP_CHECK_HEADER) ?? '');
      } catch {
        throw new ApiError('unauthenticated', 'notOurPage');
      }
    }
    next();
  };
}
