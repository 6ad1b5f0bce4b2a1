import { can, type Capability } from '@trialdesk/contract/permissions';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createPath, Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { AppShell } from '../../components/app-shell/app-shell.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { BudgetNotices } from '../../features/usage/components/budget-notices.tsx';
import { FetchCache } from '../../lib/fetch-cache.tsx';
import { PATHS } from '../../config/paths.ts';
import { ReactFireProvider } from '../../lib/live/reactfire-provider.tsx';
import { KeepState } from '../../lib/kept-state.tsx';
import { guard } from '../../lib/session/guard.ts';
import { returnFrom } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { answerOtherTabs } from '../../lib/storage/unsaved-work.ts';
import { useLikelyPages } from '../likely-pages.ts';
import { PageFailed } from '../page-failed.tsx';
import { GuardNotice } from '../guard-notice.tsx';
import type { MemberPageHandle } from '../member-page.ts';
import { RoleFailed } from '../role-failed.tsx';
import { loadCode } from '../../lib/code/load-code.ts';

/** Lazy, since the browser keeps a copy for the first paint. */
const AccountAppearance = lazy(async () => ({
  default: (await loadCode(() => import('../../features/settings/components/account-appearance.tsx')))
    .AccountAppearance,
}));
const AnswerNotices = lazy(async () => ({
  default: (await loadCode(() => import('../../features/site-requests/components/answer-notices.tsx'))).AnswerNotices,
}));
const NotificationBell = lazy(async () => ({
  default: (await loadCode(() => import('../../features/site-requests/components/notification-bell.tsx')))
    .NotificationBell,
}));
const Commands = lazy(async () => ({
  default: (await loadCode(() => import('../../features/commands/components/commands.tsx'))).Commands,
}));
const FinderButton = lazy(async () => ({
  default: (await loadCode(() => import('../../features/commands/components/finder-button.tsx'))).FinderButton,
}));
const IdleWatch = lazy(async () => ({
  default: (await loadCode(() => import('../../features/settings/components/idle-watch.tsx'))).IdleWatch,
}));

/** As high as what loads there. */
const FINDER_SPACE = { height: 36, marginBottom: 12 };

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
  const needs = useNeeds();
  const decision = guard(session, needs);
  useEffect(answerOtherTabs, []);
  useLikelyPages(session.status === 'signed-in' ? session.member.role : null);
  // The research team has it where it sees what sites see.
  const hasBell =
    session.status === 'signed-in' &&
    (can(session.member, 'ask_questions') || location.pathname === PATHS.siteDashboard);
  switch (decision.kind) {
    case 'wait':
      return <Spinner />;
    case 'role-failed':
      return <RoleFailed />;
    case 'redirect':
      return (
        <>
          <GuardNotice notice={decision.notice} />
          <Navigate
            to={decision.to}
            replace
            state={{ from: returnFrom(session, { path: createPath(location), needs }) }}
          />
          <Spinner />
        </>
      );
    case 'allow':
      return (
        <ReactFireProvider>
          <FetchCache key={session.status === 'signed-in' ? session.member.since : undefined}>
            <KeepState>
              <Suspense>
                <AccountAppearance />
                <AnswerNotices />
                <IdleWatch />
                <Commands />
              </Suspense>
              <AppShell
                finder={
                  <Suspense fallback={<div style={FINDER_SPACE} />}>
                    <FinderButton />
                  </Suspense>
                }
                bell={
                  hasBell && (
                    <Suspense>
                      <NotificationBell />
                    </Suspense>
                  )
                }
              >
                <BudgetNotices />
                <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[location.pathname]}>
                  <Suspense fallback={<Spinner />}>
                    <Outlet />
                  </Suspense>
                </ErrorBoundary>
              </AppShell>
            </KeepState>
          </FetchCache>
        </ReactFireProvider>
      );
  }
}
