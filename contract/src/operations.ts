import type { ObjectSchema, Schema } from 'yup';
import { aiSettingsPayload } from './payloads/ai-settings.ts';
import { auditQuery } from './payloads/audit-query.ts';
import { createRequestPayload } from './payloads/create-request.ts';
import { createSitePayload } from './payloads/create-site.ts';
import { createStudyPayload } from './payloads/create-study.ts';
import { deleteUserQuery } from './payloads/delete-user-query.ts';
import { documentStatusPayload } from './payloads/document-status.ts';
import { documentStudyPayload } from './payloads/document-study.ts';
import { followUpPayload } from './payloads/follow-up.ts';
import { inviteUserPayload } from './payloads/invite-user.ts';
import { listRequestsQuery } from './payloads/list-requests-query.ts';
import { appearancePayload, notificationsPayload, ownNamePayload } from './payloads/preferences.ts';
import { registrationPayload } from './payloads/registration.ts';
import { editResponsePayload, submitResponsePayload } from './payloads/submit-response.ts';
import { uploadFields } from './payloads/upload-fields.ts';
import { RESEARCH_TEAM, ROLES, type Role } from './roles.ts';

/** One call of the API: everything a client needs to know but what it answers. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`, parameters in braces. */
  path: string;
  summary: string;
  /** Who may call it, 'public' for a caller who has not signed in; a call that names nobody does not compile. */
  roles: readonly [Role, ...Role[]] | 'public';
  /** Schema of the parameters after the path's `?`, all of them texts. */
  query?: ObjectSchema<object>;
  /** Schema of a JSON body; 'file' is one file as multipart form data. */
  body?: Schema | 'file';
  /** Schema of the form fields that may come before the file. */
  fields?: ObjectSchema<object>;
}

const researchTeam = RESEARCH_TEAM;
const everyone = ROLES;
const researcher = ['Clinical Researcher'] as const;
const administrator = ['Administrator'] as const;

/** The whole API (specification, section 7). Whose requests a caller sees within a call is decided by the service. */
export const OPERATIONS = {
  getRole: {
    method: 'GET',
    path: '/users/email/{email}/role',
    summary: 'Role and sites of a user: one’s own, or anyone’s for an Administrator',
    roles: everyone,
  },
  listSiteManagers: {
    method: 'GET',
    path: '/users/site-managers',
    summary: 'Site Managers with their sites',
    roles: researchTeam,
  },
  listUsers: {
    method: 'GET',
    path: '/users',
    summary: 'Users and open invitations, by name',
    roles: administrator,
  },
  inviteUser: {
    method: 'POST',
    path: '/users',
    summary: 'Invite a person; the id makes their registration link',
    roles: administrator,
    body: inviteUserPayload,
  },
  completeRegistration: {
    method: 'POST',
    path: '/users/{userId}/complete-registration',
    summary: 'Accept an invitation, once and in time',
    roles: 'public',
    body: registrationPayload,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'End a user’s access, or revoke an invitation',
    roles: administrator,
    query: deleteUserQuery,
  },
  listRequests: {
    method: 'GET',
    path: '/get-requests',
    summary: 'Requests of one’s own sites, newest first',
    roles: everyone,
    query: listRequestsQuery,
  },
  listAllRequests: {
    method: 'GET',
    path: '/get-all-requests',
    summary: 'Requests of all sites, newest first',
    roles: researchTeam,
  },
  getRequest: {
    method: 'GET',
    path: '/get-request/{id}',
    summary: 'One request with its thread',
    roles: everyone,
  },
  createRequest: {
    method: 'POST',
    path: '/create-request',
    summary: 'Ask the research team a question about a study',
    roles: researcher,
    body: createRequestPayload,
  },
  followUp: {
    method: 'POST',
    path: '/requests/{id}/queries',
    summary: 'Ask a follow-up question',
    roles: researcher,
    body: followUpPayload,
  },
  regenerateDraft: {
    method: 'POST',
    path: '/requests/{id}/queries/{query_id}/draft',
    summary: 'Have the draft of an unanswered question written anew; the one that stands is kept until then',
    roles: researchTeam,
  },
  submitResponse: {
    method: 'POST',
    path: '/submit-response/{id}',
    summary: 'Save an edit of the response, or send it to the site with an evaluation',
    roles: researchTeam,
    body: submitResponsePayload,
  },
  patchQueryResponse: {
    method: 'PATCH',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: researchTeam,
    body: editResponsePayload,
  },
  putQueryResponse: {
    method: 'PUT',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: researchTeam,
    body: editResponsePayload,
  },
  postQueryResponse: {
    method: 'POST',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: researchTeam,
    body: editResponsePayload,
  },
  listSites: { method: 'GET', path: '/sites', summary: 'Sites by name', roles: everyone },
  createSite: {
    method: 'POST',
    path: '/sites',
    summary: 'Add a site',
    roles: researchTeam,
    body: createSitePayload,
  },
  listContacts: {
    method: 'GET',
    path: '/sites/contacts',
    summary: 'Team members with their sites',
    roles: researchTeam,
  },
  getSiteName: { method: 'GET', path: '/sites/{id}/name', summary: 'Name of a site', roles: everyone },
  listStudies: { method: 'GET', path: '/studies', summary: 'Studies by name', roles: everyone },
  createStudy: {
    method: 'POST',
    path: '/studies',
    summary: 'Add a study',
    roles: administrator,
    body: createStudyPayload,
  },
  getStudy: { method: 'GET', path: '/studies/{id}', summary: 'Name of a study', roles: everyone },
  listDocuments: { method: 'GET', path: '/documents', summary: 'Study documents, newest first', roles: researchTeam },
  uploadDocument: {
    method: 'POST',
    path: '/documents/upload',
    summary: 'Upload a protocol as PDF: a document of its own, or in place of the one that `replaces` names',
    roles: researchTeam,
    body: 'file',
    fields: uploadFields,
  },
  setDocumentStudy: {
    method: 'PATCH',
    path: '/documents/{id}',
    summary: 'Give a document to one study, or to all',
    roles: researchTeam,
    body: documentStudyPayload,
  },
  setDocumentStatus: {
    method: 'PATCH',
    path: '/documents/{id}/status',
    summary: 'Archive or restore a document',
    roles: researchTeam,
    body: documentStatusPayload,
  },
  getDocumentUrl: {
    method: 'GET',
    path: '/documents/{id}/url',
    summary: 'Address of the PDF for the next 15 minutes',
    roles: researchTeam,
  },
  getAiSettings: {
    method: 'GET',
    path: '/settings/ai',
    summary: 'How drafts are written, for the whole organisation',
    roles: researchTeam,
  },
  putAiSettings: {
    method: 'PUT',
    path: '/settings/ai',
    summary: 'Set how drafts are written; holds from the next draft on',
    roles: administrator,
    body: aiSettingsPayload,
  },
  getPreferences: {
    method: 'GET',
    path: '/settings/preferences',
    summary: 'One’s own appearance and notifications',
    roles: everyone,
  },
  putAppearance: {
    method: 'PUT',
    path: '/settings/appearance',
    summary: 'Set one’s own theme and density',
    roles: everyone,
    body: appearancePayload,
  },
  putNotifications: {
    method: 'PUT',
    path: '/settings/notifications',
    summary: 'Set what one is told of, and how',
    roles: everyone,
    body: notificationsPayload,
  },
  putOwnName: {
    method: 'PUT',
    path: '/settings/name',
    summary: 'Change one’s own name; what is on record keeps the earlier one',
    roles: everyone,
    body: ownNamePayload,
  },
  listAudit: {
    method: 'GET',
    path: '/audit',
    summary: 'Who did what to what, newest first',
    roles: administrator,
    query: auditQuery,
  },
  describeApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    roles: 'public',
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
