import {
  createdRequestReply,
  createdFollowUpReply,
  redraftReply,
  requestReply,
  requestsReply,
} from '../replies/requests.ts';
import { createRequestPayload } from '../payloads/create-request.ts';
import { followUpPayload } from '../payloads/follow-up.ts';
import { listRequestsQuery } from '../payloads/list-requests-query.ts';
import { editResponsePayload, submitResponsePayload } from '../payloads/submit-response.ts';
import { RESEARCH_TEAM, ROLES } from '../roles.ts';
import type { Operation } from './operation.ts';

/** Questions and their answers. */
export const REQUEST_OPERATIONS = {
  listRequests: {
    method: 'GET',
    path: '/get-requests',
    summary: 'Requests of one’s own sites, newest first',
    roles: ROLES,
    query: listRequestsQuery,
    reply: requestsReply,
  },
  listAllRequests: {
    method: 'GET',
    path: '/get-all-requests',
    summary: 'Requests of all sites, newest first',
    roles: RESEARCH_TEAM,
    reply: requestsReply,
  },
  getRequest: {
    method: 'GET',
    path: '/get-request/{id}',
    summary: 'One request with its thread',
    roles: ROLES,
    reply: requestReply,
  },
  createRequest: {
    method: 'POST',
    path: '/create-request',
    summary: 'Ask the research team a question about a study',
    roles: ['Clinical Researcher'],
    body: createRequestPayload,
    reply: createdRequestReply,
  },
  followUp: {
    method: 'POST',
    path: '/requests/{id}/queries',
    summary: 'Ask a follow-up question',
    roles: ['Clinical Researcher'],
    body: followUpPayload,
    reply: createdFollowUpReply,
  },
  regenerateDraft: {
    method: 'POST',
    path: '/requests/{id}/queries/{query_id}/draft',
    summary: 'Have the draft of an unanswered question written anew; the one that stands is kept until then',
    roles: RESEARCH_TEAM,
    reply: redraftReply,
  },
  submitResponse: {
    method: 'POST',
    path: '/submit-response/{id}',
    summary: 'Save an edit of the response, or send it to the site with an evaluation',
    roles: RESEARCH_TEAM,
    body: submitResponsePayload,
    reply: requestReply,
  },
  patchQueryResponse: {
    method: 'PATCH',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    reply: requestReply,
  },
  putQueryResponse: {
    method: 'PUT',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    reply: requestReply,
  },
  postQueryResponse: {
    method: 'POST',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    reply: requestReply,
  },
} as const satisfies Record<string, Operation>;
