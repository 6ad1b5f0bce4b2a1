/**
 * Method and path of every call, below `API_BASE`; parameters in braces. The browser loads this table, the server the
 * whole of `OPERATIONS`.
 */
export const ROUTES = {
  getRole: { method: 'GET', path: '/users/email/{email}/role' },
  listSiteManagers: { method: 'GET', path: '/users/site-managers' },
  listUsers: { method: 'GET', path: '/users' },
  inviteUser: { method: 'POST', path: '/users' },
  completeRegistration: { method: 'POST', path: '/users/{userId}/complete-registration' },
  deleteUser: { method: 'DELETE', path: '/users/{id}' },
  listRequests: { method: 'GET', path: '/get-requests' },
  listAllRequests: { method: 'GET', path: '/get-all-requests' },
  getRequest: { method: 'GET', path: '/get-request/{id}' },
  createRequest: { method: 'POST', path: '/create-request' },
  followUp: { method: 'POST', path: '/requests/{id}/queries' },
  regenerateDraft: { method: 'POST', path: '/requests/{id}/queries/{query_id}/draft' },
  submitResponse: { method: 'POST', path: '/submit-response/{id}' },
  patchQueryResponse: { method: 'PATCH', path: '/submit-response/{id}/query/{query_id}' },
  putQueryResponse: { method: 'PUT', path: '/submit-response/{id}/query/{query_id}' },
  postQueryResponse: { method: 'POST', path: '/submit-response/{id}/query/{query_id}' },
  listSites: { method: 'GET', path: '/sites' },
  createSite: { method: 'POST', path: '/sites' },
  listContacts: { method: 'GET', path: '/sites/contacts' },
  getSiteName: { method: 'GET', path: '/sites/{id}/name' },
  listStudies: { method: 'GET', path: '/studies' },
  createStudy: { method: 'POST', path: '/studies' },
  getStudy: { method: 'GET', path: '/studies/{id}' },
  listDocuments: { method: 'GET', path: '/documents' },
  uploadDocument: { method: 'POST', path: '/documents/upload' },
  setDocumentStudy: { method: 'PATCH', path: '/documents/{id}' },
  setDocumentStatus: { method: 'PATCH', path: '/documents/{id}/status' },
  getDocumentUrl: { method: 'GET', path: '/documents/{id}/url' },
  getAiSettings: { method: 'GET', path: '/settings/ai' },
  putAiSettings: { method: 'PUT', path: '/settings/ai' },
  getPreferences: { method: 'GET', path: '/settings/preferences' },
  putAppearance: { method: 'PUT', path: '/settings/appearance' },
  putNotifications: { method: 'PUT', path: '/settings/notifications' },
  putOwnName: { method: 'PUT', path: '/settings/name' },
  listAudit: { method: 'GET', path: '/audit' },
  describeApi: { method: 'GET', path: '/openapi.json' },
} as const;

export type Routes = typeof ROUTES;
