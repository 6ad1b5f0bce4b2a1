import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS, requestPath } from '../../config/paths.ts';
import { TO_SHARE } from '../../config/share-answer-path.ts';
import { useGoBack } from '../../lib/visits.ts';

interface ToShare {
  /** Null if the address names none. */
  toShare: AnswerPlace | null;
  /** Shows the list alone. */
  showList: () => void;
  /** Returns to the request of the answer. */
  goBack: () => void;
}

/** The sent answer that the address asks to share. */
export function useToShare(): ToShare {
  const [params, setParams] = useSearchParams();
  const request_id = params.get(TO_SHARE.request);
  const query_id = params.get(TO_SHARE.query);
  const toShare = useMemo(() => (request_id && query_id ? { request_id, query_id } : null), [request_id, query_id]);
  const goBack = useGoBack(request_id ? requestPath(request_id) : PATHS.announcements);
  return { toShare, showList: () => setParams({}, { replace: true }), goBack };
}
