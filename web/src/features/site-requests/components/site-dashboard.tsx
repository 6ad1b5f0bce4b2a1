import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { hasOwnSites, reachOf } from '@trialdesk/contract/permissions';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { useFailureToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { BY_STATUS, useRequestCounts } from '../../../lib/live/use-request-counts.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSiteRequests } from '../api/use-site-requests.ts';
import type { Windowed } from '../../../lib/live/window-source.ts';
import { countRequests, FIRST_WINDOW } from './request-filter.ts';
import { RequestsPanel } from './requests-panel.tsx';
import { SiteCard } from './site-card.tsx';

const NONE: Windowed<SiteRequestSummary> = { records: [], hasMore: false };

/** `notices` are above the requests. */
export function SiteDashboard({ notices = null }: { notices?: ReactNode }) {
  const member = useMember();
  const live = useSiteRequests(member, { by: 'active_at', size: FIRST_WINDOW });
  const asks = useCan('ask_questions') && hasOwnSites(member);
  const { records: requests, hasMore } = live.status === 'ready' ? live.data : NONE;
  const reach = useMemo(() => (hasMore ? reachOf(member, 'read_requests') : null), [member, hasMore]);
  const counted = useRequestCounts({ name: 'siteRequests', reach, kinds: BY_STATUS, seen: requests });
  const counts = live.status === 'ready' && !hasMore ? countRequests(requests) : counted;
  const hasFailed = live.status === 'failed';
  useFailureToast('siteRequestsFailed', hasFailed);

  return (
    <Page
      title="Site Requests Dashboard"
      isDense
      actions={
        asks && (
          <Button component={Link} to={PATHS.submitRequest} variant="contained" startIcon={<Add />}>
            New Request
          </Button>
        )
      }
    >
      {notices}
      <SiteCard counts={hasFailed ? 'failed' : counts} />
      <RequestsPanel counts={counts === 'failed' ? null : counts} />
    </Page>
  );
}
