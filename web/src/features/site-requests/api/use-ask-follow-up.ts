import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { call } from '../../../lib/api.ts';

/** Adds a question to the request's thread. */
export function useAskFollowUp({ request_id, site_id, study_id }: SiteRequest): (question: string) => Promise<void> {
  return async (question) => {
    await call('followUp', { params: { id: request_id }, body: { question: question.trim(), site_id, study_id } });
  };
}
