/** All routes (specification, section 2, and the pages of studies): `pattern` for the router, functions for links. */
export const PATHS = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  /** With `token` in the query. */
  resetPassword: '/reset-password',
  /** Without the id, the page explains what is missing. */
  register: '/register/:userId?',
  acceptInvitation: '/accept-invitation',
  dashboard: '/dashboard',
  siteDashboard: '/site-dashboard',
  siteRequest: '/site-request/:id',
  request: '/request/:id',
  submitRequest: '/submit-request',
  teamManagement: '/team-management',
  audit: '/audit',
  usage: '/usage',
  announcements: '/announcements',
  reports: '/reports',
  contacts: '/contacts',
  documents: '/documents',
  studies: '/studies',
  study: '/studies/:id',
  settings: '/settings',
  savedReplies: '/saved-replies',
} as const;

export function siteRequestPath(requestId: string): string {
  return `/site-request/${encodeURIComponent(requestId)}`;
}

export function requestPath(requestId: string): string {
  return `/request/${encodeURIComponent(requestId)}`;
}

export function studyPath(studyId: string): string {
  return `/studies/${encodeURIComponent(studyId)}`;
}

/** Its documents in use. */
export function documentsOfStudyPath(studyId: string): string {
  return `/documents?study=${encodeURIComponent(studyId)}`;
}

/** Those of all sites, in the list. */
export function requestsOfStudyPath(studyId: string): string {
  return `${PATHS.dashboard}?${new URLSearchParams({ view: 'list', scope: 'all', study: studyId }).toString()}`;
}

/** What its sites have asked within a year, site by site. */
export function sitesOfStudyPath(studyId: string): string {
  return `${PATHS.reports}?${new URLSearchParams({ study: studyId, by: 'site' }).toString()}`;
}

export function registerPath(userId: string): string {
  return `/register/${encodeURIComponent(userId)}`;
}
