import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { Page } from '../../../../components/page.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { useMember } from '../../../../lib/session/session-context.ts';
import { useRequestWindow } from '../../api/use-request-window.ts';
import { RequestsPanel } from './requests-panel.tsx';
import { readScope } from './site-selection.ts';

const NONE: RequestRecord[] = [];

export function DashboardPage() {
  const { site_ids } = useMember();
  const [params] = useSearchParams();
  const live = useRequestWindow(readScope(params) === 'all' ? null : site_ids);
  const toast = useToast();
  const failed = live.status === 'failed';

  useEffect(() => {
    if (failed) toast.error('requestsFailed');
  }, [failed, toast]);

  return (
    <Page title="Study Requests Dashboard">
      {live.status === 'failed' ? (
        <LoadFailed title="Study requests could not be loaded." onRetry={live.retry} />
      ) : (
        <RequestsPanel requests={live.status === 'ready' ? live.data : NONE} isLoading={live.status === 'loading'} />
      )}
    </Page>
  );
}
