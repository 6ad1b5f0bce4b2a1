import type { FactReviewPayload } from '@trialdesk/contract/payloads/fact-review';
import { useSWRConfig } from 'swr';
import { call } from '../../../lib/api.ts';
import { glanceKey } from './use-study-glance.ts';

/** Shows the reply at once, without fetching again. Rejects with an `ApiError`, 409 when someone else was first. */
export function useReviewFact(studyId: string) {
  const { mutate } = useSWRConfig();
  return async (field: string, body: FactReviewPayload): Promise<void> => {
    const glance = await call('reviewStudyFact', { params: { id: studyId, field }, body });
    await mutate(glanceKey(studyId), glance, { revalidate: false });
  };
}
