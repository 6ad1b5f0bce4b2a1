import { lazy } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { RequestPage } from '../../features/requests/components/review/request-page.tsx';
import { siteRequestPath } from '../../config/paths.ts';
import { loadCode } from '../../lib/code/load-code.ts';
import { useCan } from '../../lib/session/use-can.ts';

const GlancePanel = lazy(async () => ({
  default: (await loadCode(() => import('../../features/glance/components/glance-panel.tsx'))).GlancePanel,
}));

/** Keyed by request, so nothing typed for one shows in another. A site sees its own page of the request. */
export function RequestRoute() {
  const { id = '' } = useParams();
  if (!useCan('read_drafts')) return <Navigate to={siteRequestPath(id)} replace />;
  return <RequestPage key={id} requestId={id} StudyPanel={GlancePanel} />;
}
