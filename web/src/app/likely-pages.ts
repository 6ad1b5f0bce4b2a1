import { can } from '@trialdesk/contract/permissions';
import type { Role } from '@trialdesk/contract/roles';
import { useEffect } from 'react';
import { prefetchCode } from '../lib/code/load-code.ts';

/** After the first page, in milliseconds. */
const PAUSE_MS = 2_000;

/** Pages that are fetched before they are opened. */
export const LIKELY = {
  dashboard: () => import('../features/requests/components/dashboard/dashboard-page.tsx'),
  request: () => import('./routes/request-route.tsx'),
  documents: () => import('../features/documents/components/documents-page.tsx'),
  siteDashboard: () => import('./routes/site-dashboard-route.tsx'),
  siteRequest: () => import('./routes/site-request-route.tsx'),
  submitRequest: () => import('../features/site-requests/components/submit-request-page.tsx'),
};

/** Fetches the pages that this person is likely to open next, so that they open at once, also without a connection. */
export function useLikelyPages(role: Role | null): void {
  useEffect(() => {
    if (!role) return;
    const { dashboard, request, documents, siteDashboard, siteRequest, submitRequest } = LIKELY;
    const pages = can({ role }, 'read_drafts')
      ? [request, dashboard, documents]
      : [siteRequest, submitRequest, siteDashboard];
    const timer = window.setTimeout(() => void prefetchCode(pages), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [role]);
}
