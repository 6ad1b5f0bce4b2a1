import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import type { SharingView } from '@trialdesk/contract/replies/announcements';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useFetchState, type Fetched } from '../../../lib/use-fetched.ts';

/** A sent answer for somebody to review; read once, so that nothing typed is replaced. */
export function useSharing({ request_id, query_id }: AnswerPlace): Fetched<SharingView> {
  const fetched = useSWR<SharingView, unknown>(
    ['prepareSharing', request_id, query_id],
    () => call('prepareSharing', { params: { id: request_id, query_id } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return useFetchState(fetched);
}
