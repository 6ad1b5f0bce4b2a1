import { createRequestPayload } from '@trialdesk/contract/payloads/create-request';
import { call } from '../../../lib/api.ts';
import { useMember } from '../../../lib/session/session-context.ts';

/** What is typed and chosen in the form; a choice not yet made is empty. */
export interface RequestForm {
  title: string;
  studyId: string;
  category: string;
  priority: string;
  question: string;
}

/** Sends the form as a new request of the member's own site; resolves to the request's id. */
export function useCreateRequest(): (form: RequestForm) => Promise<string> {
  const { user_id, site_id } = useMember();
  return async (form) => {
    const body = createRequestPayload.cast({ ...form, userId: user_id, siteId: site_id });
    return (await call('createRequest', { body })).request_id;
  };
}
