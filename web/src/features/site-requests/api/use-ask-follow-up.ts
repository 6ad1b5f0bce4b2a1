import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { api } from '../../../lib/api.ts';
import { attemptKey, forgetAttempt } from '../../../lib/idempotency.ts';

/** Adds a question to the request's thread. */
export function useAskFollowUp(request: SiteRequest): (question: string) => Promise<void> {
  const { request_id, site_id, study_id } = request;
  return async (question) => {
    const body = { question: question.trim(), site_id, study_id };
    const scope = `follow-up.${request_id}`;
    const path = `/requests/${encodeURIComponent(request_id)}/queries`;
    await api.post(path, body, { key: attemptKey(scope, body) });
    forgetAttempt(scope);
  };
}
