import { RequestNotLoaded } from '../../../components/request-not-loaded.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useMissingRequest } from '../api/use-missing-request.ts';
import { useSiteRequest } from '../api/use-site-request.ts';
import { SiteRequestSkeleton } from './site-request-skeleton.tsx';
import { SiteRequestView } from './site-request-view.tsx';

interface SiteRequestPageProps {
  requestId: string;
}

export function SiteRequestPage({ requestId }: SiteRequestPageProps) {
  const live = useSiteRequest(requestId);
  if (live.status === 'loading') return <SiteRequestSkeleton />;
  if (live.status === 'failed' && !live.denied) {
    const { retry } = live;
    return <RequestNotLoaded {...{ requestId }} reason="unreachable" dashboard={PATHS.siteDashboard} onRetry={retry} />;
  }
  if (live.status === 'failed' || live.data === null) return <MissingRequest requestId={requestId} />;
  return <SiteRequestView request={live.data} />;
}

function MissingRequest({ requestId }: SiteRequestPageProps) {
  useMissingRequest(requestId);
  return <SiteRequestSkeleton />;
}
