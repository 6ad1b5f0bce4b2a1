import type { CreatedRequest } from '@trialdesk/contract/replies/requests';
import { createRequestPayload } from '@trialdesk/contract/payloads/create-request';
import { api } from '../../../lib/api.ts';
import { attemptKey, forgetAttempt } from '../../../lib/idempotency.ts';
import { useMember } from '../../../lib/session/session-context.ts';

/** What is typed and chosen in the form; a choice not yet made is empty. */
export interface RequestForm {
  title: string;
  studyId: string;
  category: string;
  priority: string;
  question: string;
}

/** Sends the form as a new request of the member's own site; answers the request's id. */
export function useCreateRequest(): (form: RequestForm) => Promise<string> {
  const member = useMember();
  return async (form) => {
    const body = createRequestPayload.cast({ ...form, userId: member.user_id, siteId: member.site_id });
    const scope = `create-request.${member.user_id}`;
    const answer = (await api.post('/create-request', body, { key: attemptKey(scope, body) })) as CreatedRequest;
    forgetAttempt(scope);
    return answer.request_id;
  };
}
