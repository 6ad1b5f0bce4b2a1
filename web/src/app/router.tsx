import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Spinner } from '../components/spinner.tsx';
import { PATHS } from '../config/paths.ts';
import type { MemberPage } from './member-page.ts';
import { PlainError } from './plain-error.tsx';

const publicPages: RouteObject[] = [
  {
    path: PATHS.login,
    lazy: async () => ({ Component: (await import('./routes/login-route.tsx')).LoginRoute }),
  },
  {
    path: PATHS.register,
    lazy: async () => ({ Component: (await import('./routes/register-route.tsx')).RegisterRoute }),
  },
  {
    path: PATHS.acceptInvitation,
    lazy: async () => ({
      Component: (await import('./routes/accept-invitation-route.tsx')).AcceptInvitationRoute,
    }),
  },
];

/** Pages behind the sign-in; `handle` names the capability each one needs. */
const memberPages: MemberPage[] = [
  {
    path: PATHS.dashboard,
    handle: { needs: 'read_drafts' },
    lazy: async () => ({
      Component: (await import('../features/requests/components/dashboard/dashboard-page.tsx')).DashboardPage,
    }),
  },
  {
    path: PATHS.request,
    handle: { needs: 'read_requests' },
    lazy: async () => ({ Component: (await import('./routes/request-route.tsx')).RequestRoute }),
  },
  {
    path: PATHS.documents,
    handle: { needs: 'read_documents' },
    lazy: async () => ({
      Component: (await import('../features/documents/components/documents-page.tsx')).DocumentsPage,
    }),
  },
  {
    path: PATHS.contacts,
    handle: { needs: 'read_team' },
    lazy: async () => ({ Component: (await import('../features/sites/components/sites-page.tsx')).SitesPage }),
  },
  {
    path: PATHS.siteDashboard,
    handle: { needs: 'read_requests' },
    lazy: async () => ({
      Component: (await import('../features/site-requests/components/site-dashboard.tsx')).SiteDashboard,
    }),
  },
  {
    path: PATHS.siteRequest,
    handle: { needs: 'read_requests' },
    lazy: async () => ({ Component: (await import('./routes/site-request-route.tsx')).SiteRequestRoute }),
  },
  {
    path: PATHS.submitRequest,
    handle: { needs: 'ask_questions' },
    lazy: async () => ({
      Component: (await import('../features/site-requests/components/submit-request-page.tsx')).SubmitRequestPage,
    }),
  },
  {
    path: PATHS.teamManagement,
    handle: { needs: 'manage_users' },
    lazy: async () => ({ Component: (await import('../features/team/components/team-page.tsx')).TeamPage }),
  },
  {
    path: PATHS.settings,
    handle: { needs: 'sign_in' },
    lazy: async () => ({ Component: (await import('../features/settings/components/settings-page.tsx')).SettingsPage }),
  },
];

/**
 * Every page loads by itself, and the layouts above it load with it: the landing page takes neither the component
 * library nor Firebase, the sign-in page not the database.
 */
export const router = createBrowserRouter([
  {
    HydrateFallback: Spinner,
    ErrorBoundary: PlainError,
    children: [
      {
        path: PATHS.home,
        lazy: async () => ({ Component: (await import('./routes/landing-route.tsx')).LandingRoute }),
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/themed-layout.tsx')).ThemedLayout }),
        children: [
          {
            lazy: async () => ({ Component: (await import('./layouts/session-layout.tsx')).SessionLayout }),
            children: [
              ...publicPages,
              {
                lazy: async () => ({ Component: (await import('./layouts/member-layout.tsx')).MemberLayout }),
                children: memberPages,
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./routes/not-found-route.tsx')).NotFoundRoute }),
          },
        ],
      },
    ],
  },
]);
