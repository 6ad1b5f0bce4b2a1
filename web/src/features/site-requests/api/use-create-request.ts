import { createRequestPayload } from '@trialdesk/contract/payloads/create-request';
import { call } from '../../../lib/api.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import type { RequestForm } from '../request-form.ts';

/** Sends the form as a new request of the chosen site; resolves to the request's id. */
export function useCreateRequest(): (form: RequestForm) => Promise<string> {
  const { user_id } = useMember();
  return async (form) => {
    const body = createRequestPayload.cast({ ...form, userId: user_id });
    return (await call('createRequest', { body })).request_id;
  };
}
