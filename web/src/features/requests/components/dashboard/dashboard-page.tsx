import { lazy, Suspense, useMemo } from 'react';
import { Page } from '../../../../components/page.tsx';
import { useFailureToast } from '../../../../components/toast/use-toast.ts';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { useWindow } from '../../../../lib/live/use-windows.ts';
import { requestWindow } from '../../api/request-window.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { NotesToMe } from './notes-to-me.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { useSiteFilter } from './use-site-filter.ts';
import { FIRST } from './use-study-groups.ts';
import { useView } from './use-view.ts';
import { ViewSwitch } from './view-switch.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

/** Lazy, since cards are the default. */
const ListPanel = lazy(async () => ({
  default: (await loadCode(() => import('./list/list-panel.tsx'))).ListPanel,
}));

/** Rows need more of a wide screen than cards. */
const LIST_WIDTH = 1_720;

export function DashboardPage() {
  const [view, setView] = useView();
  const filter = useSiteFilter();
  const { siteIds } = filter;
  const live = useWindow(
    'requests',
    useMemo(() => requestWindow({ site_ids: siteIds, study_ids: null }, { size: FIRST }), [siteIds]),
  );
  const latest = live.status === 'ready' ? live.data : null;
  const onRetry = live.status === 'failed' ? live.retry : null;
  useFailureToast('requestsFailed', onRetry !== null);

  return (
    <Page
      title="Study Requests Dashboard"
      isDense={view === 'list'}
      width={view === 'list' ? LIST_WIDTH : undefined}
      actions={
        view && (
          <>
            <ViewsMenu view={view} scope={filter.scope} />
            <ViewSwitch view={view} onView={setView} />
          </>
        )
      }
    >
      <NotesToMe />
      {view === null && <CardsSkeleton />}
      {view === 'cards' && <RequestsPanel {...{ filter, latest, onRetry }} />}
      {view === 'list' && (
        <Suspense fallback={<ListSkeleton />}>
          <ListPanel {...{ filter, latest, onRetry }} />
        </Suspense>
      )}
    </Page>
  );
}
