import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import type { SharingView } from '@trialdesk/contract/replies/announcements';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useFetchState, type Fetched } from '../../../lib/use-fetched.ts';

export const sharingKey = ({ request_id, query_id }: AnswerPlace) => ['prepareSharing', request_id, query_id] as const;

/** A sent answer for somebody to review; read once, and after an attempt to share it. */
export function useSharing(place: AnswerPlace): Fetched<SharingView> {
  const fetched = useSWR<SharingView, unknown>(
    sharingKey(place),
    () => call('prepareSharing', { params: { id: place.request_id, query_id: place.query_id } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return useFetchState(fetched);
}
