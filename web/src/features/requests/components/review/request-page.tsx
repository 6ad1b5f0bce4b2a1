import { RequestNotLoaded } from '../../../../components/request-not-loaded.tsx';
import { PATHS } from '../../../../config/paths.ts';
import { useRequest } from '../../api/use-request.ts';
import { useMarkSeen } from '../../api/use-seen-requests.ts';
import { Review } from './review.tsx';
import type { StudyPanelType } from './review-panel.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

interface RequestPageProps {
  requestId: string;
  StudyPanel: StudyPanelType;
}

export function RequestPage({ requestId, StudyPanel }: RequestPageProps) {
  const live = useRequest(requestId);
  useMarkSeen(requestId, live.status === 'ready' ? live.data?.queries.at(-1)?.id : undefined);
  const failed = { requestId, dashboard: PATHS.dashboard };
  switch (live.status) {
    case 'loading':
      return <ReviewSkeleton />;
    case 'failed':
      if (live.denied) return <RequestNotLoaded {...failed} reason="denied" />;
      return <RequestNotLoaded {...failed} reason="unreachable" onRetry={live.retry} />;
    case 'ready':
      if (!live.data) return <RequestNotLoaded {...failed} reason="missing" />;
      return <Review request={live.data} StudyPanel={StudyPanel} />;
  }
}
