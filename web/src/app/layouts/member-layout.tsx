import type { Capability } from '@trialdesk/contract/permissions';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { AppShell } from '../../components/app-shell/app-shell.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { AccountAppearance } from '../../features/settings/components/account-appearance.tsx';
import { AnswerNotices } from '../../features/site-requests/components/answer-notices.tsx';
import { FetchCache } from '../../lib/fetch-cache.tsx';
import { ReactFireProvider } from '../../lib/live/reactfire-provider.tsx';
import { guard } from '../../lib/session/guard.ts';
import { returnPath } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { PageFailed } from '../page-failed.tsx';
import { GuardNotice } from '../guard-notice.tsx';
import type { MemberPageHandle } from '../member-page.ts';
import { RoleFailed } from '../role-failed.tsx';

/** The capability that the current page's route names. */
function useNeeds(): Capability {
  const handle = useMatches().at(-1)?.handle as MemberPageHandle | undefined;
  if (!handle) throw new Error('The route of a guarded page must name the capability it needs');
  return handle.needs;
}

/** The signed-in area: guards each page, and frames it once it may be seen. */
export function MemberLayout() {
  const { session } = useSession();
  const location = useLocation();
  const decision = guard(session, useNeeds());
  switch (decision.kind) {
    case 'wait':
      return <Spinner />;
    case 'role-failed':
      return <RoleFailed />;
    case 'redirect':
      return (
        <>
          <GuardNotice notice={decision.notice} />
          <Navigate to={decision.to} replace state={{ from: returnPath(session, location.pathname) }} />
          <Spinner />
        </>
      );
    case 'allow':
      return (
        <ReactFireProvider>
          <FetchCache>
            <AccountAppearance />
            <AnswerNotices />
            <AppShell>
              <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[location.pathname]}>
                <Suspense fallback={<Spinner />}>
                  <Outlet />
                </Suspense>
              </ErrorBoundary>
            </AppShell>
          </FetchCache>
        </ReactFireProvider>
      );
  }
}
