import { createBrowserRouter, createPath, type RouteObject } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { FirstLoad } from './first-load.tsx';
import { LIKELY } from './likely-pages.ts';
import type { MemberPage } from './member-page.ts';
import { PlainError } from './plain-error.tsx';
import { setDestination } from '../lib/code/destination.ts';
import { loadCode } from '../lib/code/load-code.ts';

const publicPages: RouteObject[] = [
  {
    path: PATHS.login,
    lazy: async () => ({ Component: (await loadCode(() => import('./routes/login-route.tsx'))).LoginRoute }),
  },
  {
    path: PATHS.forgotPassword,
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/auth/components/forgot-password-page.tsx')))
        .ForgotPasswordPage,
    }),
  },
  {
    path: PATHS.resetPassword,
    lazy: async () => ({
      Component: (await loadCode(() => import('./routes/reset-password-route.tsx'))).ResetPasswordRoute,
    }),
  },
  {
    path: PATHS.register,
    lazy: async () => ({ Component: (await loadCode(() => import('./routes/register-route.tsx'))).RegisterRoute }),
  },
  {
    path: PATHS.acceptInvitation,
    lazy: async () => ({
      Component: (await loadCode(() => import('./routes/accept-invitation-route.tsx'))).AcceptInvitationRoute,
    }),
  },
];

/** Pages behind the sign-in; `handle` names the capability each one needs. */
const memberPages: MemberPage[] = [
  {
    path: PATHS.dashboard,
    handle: { needs: 'read_drafts' },
    lazy: async () => ({
      Component: (await loadCode(LIKELY.dashboard)).DashboardPage,
    }),
  },
  {
    path: PATHS.request,
    handle: { needs: 'read_requests' },
    lazy: async () => ({ Component: (await loadCode(LIKELY.request)).RequestRoute }),
  },
  {
    path: PATHS.documents,
    handle: { needs: 'read_documents' },
    lazy: async () => ({
      Component: (await loadCode(LIKELY.documents)).DocumentsPage,
    }),
  },
  {
    path: PATHS.studies,
    handle: { needs: 'read_team' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/studies/components/studies-page.tsx'))).StudiesPage,
    }),
  },
  {
    path: PATHS.study,
    handle: { needs: 'read_facts' },
    lazy: async () => ({ Component: (await loadCode(() => import('./routes/study-route.tsx'))).StudyRoute }),
  },
  {
    path: PATHS.contacts,
    handle: { needs: 'read_team' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/sites/components/sites-page.tsx'))).SitesPage,
    }),
  },
  {
    path: PATHS.siteDashboard,
    handle: { needs: 'read_requests' },
    lazy: async () => ({
      Component: (await loadCode(LIKELY.siteDashboard)).SiteDashboardRoute,
    }),
  },
  {
    path: PATHS.siteRequest,
    handle: { needs: 'read_requests' },
    lazy: async () => ({
      Component: (await loadCode(LIKELY.siteRequest)).SiteRequestRoute,
    }),
  },
  {
    path: PATHS.submitRequest,
    handle: { needs: 'ask_questions' },
    lazy: async () => ({
      Component: (await loadCode(LIKELY.submitRequest)).SubmitRequestPage,
    }),
  },
  {
    path: PATHS.teamManagement,
    handle: { needs: 'manage_users' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/team/components/team-page.tsx'))).TeamPage,
    }),
  },
  {
    path: PATHS.audit,
    handle: { needs: 'read_audit' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/audit/components/audit-page.tsx'))).AuditPage,
    }),
  },
  {
    path: PATHS.usage,
    handle: { needs: 'read_usage' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/usage/components/usage-page.tsx'))).UsagePage,
    }),
  },
  {
    path: PATHS.announcements,
    handle: { needs: 'read_announcements' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/announcements/components/announcements-page.tsx')))
        .AnnouncementsPage,
    }),
  },
  {
    path: PATHS.reports,
    handle: { needs: 'read_reports' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/reports/components/reports-page.tsx'))).ReportsPage,
    }),
  },
  {
    path: PATHS.savedReplies,
    handle: { needs: 'use_saved_replies' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/saved-replies/components/saved-replies-page.tsx')))
        .SavedRepliesPage,
    }),
  },
  {
    path: PATHS.settings,
    handle: { needs: 'sign_in' },
    lazy: async () => ({
      Component: (await loadCode(() => import('../features/settings/components/settings-page.tsx'))).SettingsPage,
    }),
  },
];

/**
 * Every page loads by itself, and the layouts above it load with it: the landing page takes neither the component
 * library nor Firebase, the sign-in page not the database.
 */
export const router = createBrowserRouter([
  {
    HydrateFallback: FirstLoad,
    ErrorBoundary: PlainError,
    children: [
      {
        path: PATHS.home,
        lazy: async () => ({ Component: (await loadCode(() => import('./routes/landing-route.tsx'))).LandingRoute }),
      },
      {
        lazy: async () => ({ Component: (await loadCode(() => import('./layouts/themed-layout.tsx'))).ThemedLayout }),
        children: [
          {
            lazy: async () => ({
              Component: (await loadCode(() => import('./layouts/session-layout.tsx'))).SessionLayout,
            }),
            children: [
              ...publicPages,
              {
                lazy: async () => ({
                  Component: (await loadCode(() => import('./layouts/member-layout.tsx'))).MemberLayout,
                }),
                children: memberPages,
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await loadCode(() => import('./routes/not-found-route.tsx'))).NotFoundRoute,
            }),
          },
        ],
      },
    ],
  },
]);

setDestination(() => {
  const { location } = router.state.navigation;
  return location ? createPath(location) : null;
});
