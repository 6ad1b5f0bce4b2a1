/** All routes (specification, section 2): `pattern` for the router, functions for links. */
export const PATHS = {
  home: '/',
  login: '/login',
  /** Without the id, the page explains what is missing. */
  register: '/register/:userId?',
  acceptInvitation: '/accept-invitation',
  dashboard: '/dashboard',
  siteDashboard: '/site-dashboard',
  siteRequest: '/site-request/:id',
  request: '/request/:id',
  submitRequest: '/submit-request',
  teamManagement: '/team-management',
  contacts: '/contacts',
  documents: '/documents',
  settings: '/settings',
} as const;

export function siteRequestPath(requestId: string): string {
  return `/site-request/${encodeURIComponent(requestId)}`;
}

export function requestPath(requestId: string): string {
  return `/request/${encodeURIComponent(requestId)}`;
}

export function registerPath(userId: string): string {
  return `/register/${encodeURIComponent(userId)}`;
}
