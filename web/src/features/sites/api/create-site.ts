import { api } from '../../../lib/api.ts';
import { attemptKey, forgetAttempt } from '../../../lib/idempotency.ts';

/** Adds a site. Rejects with an `ApiError`, 409 when there is one of this name. */
export async function createSite(name: string): Promise<void> {
  const body = { name };
  await api.post('/sites', body, { key: attemptKey('site', body) });
  forgetAttempt('site');
}
