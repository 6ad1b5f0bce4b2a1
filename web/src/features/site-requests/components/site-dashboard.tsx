import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useSiteRequests } from '../api/use-site-requests.ts';
import { NotificationBell } from './notification-bell.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SiteCard } from './site-card.tsx';

const NONE: SiteRequest[] = [];

export function SiteDashboard() {
  const { site_ids } = useMember();
  const live = useSiteRequests(site_ids);
  const toast = useToast();
  const failed = live.status === 'failed';
  const requests = live.status === 'ready' ? live.data : NONE;

  useEffect(() => {
    if (failed) toast.error('siteRequestsFailed');
  }, [failed, toast]);

  return (
    <Page
      title="Site Requests Dashboard"
      actions={
        <>
          <NotificationBell requests={requests} />
          <Button component={Link} to={PATHS.submitRequest} variant="contained" startIcon={<Add />}>
            New Request
          </Button>
        </>
      }
    >
      <SiteCard requests={live.status === 'ready' ? live.data : null} />
      {live.status === 'failed' ? (
        <LoadFailed title="Requests could not be loaded." onRetry={live.retry} />
      ) : (
        <RequestsPanel requests={live.status === 'ready' ? live.data : null} />
      )}
    </Page>
  );
}
