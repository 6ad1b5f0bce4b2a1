import {
  createdRequestAnswer,
  followedUpAnswer,
  redraftAnswer,
  requestAnswer,
  requestsAnswer,
} from '../answers/requests.ts';
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
    answer: requestsAnswer,
  },
  listAllRequests: {
    method: 'GET',
    path: '/get-all-requests',
    summary: 'Requests of all sites, newest first',
    roles: RESEARCH_TEAM,
    answer: requestsAnswer,
  },
  getRequest: {
    method: 'GET',
    path: '/get-request/{id}',
    summary: 'One request with its thread',
    roles: ROLES,
    answer: requestAnswer,
  },
  createRequest: {
    method: 'POST',
    path: '/create-request',
    summary: 'Ask the research team a question about a study',
    roles: ['Clinical Researcher'],
    body: createRequestPayload,
    answer: createdRequestAnswer,
  },
  followUp: {
    method: 'POST',
    path: '/requests/{id}/queries',
    summary: 'Ask a follow-up question',
    roles: ['Clinical Researcher'],
    body: followUpPayload,
    answer: followedUpAnswer,
  },
  regenerateDraft: {
    method: 'POST',
    path: '/requests/{id}/queries/{query_id}/draft',
    summary: 'Have the draft of an unanswered question written anew; the one that stands is kept until then',
    roles: RESEARCH_TEAM,
    answer: redraftAnswer,
  },
  submitResponse: {
    method: 'POST',
    path: '/submit-response/{id}',
    summary: 'Save an edit of the response, or send it to the site with an evaluation',
    roles: RESEARCH_TEAM,
    body: submitResponsePayload,
    answer: requestAnswer,
  },
  patchQueryResponse: {
    method: 'PATCH',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    answer: requestAnswer,
  },
  putQueryResponse: {
    method: 'PUT',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    answer: requestAnswer,
  },
  postQueryResponse: {
    method: 'POST',
    path: '/submit-response/{id}/query/{query_id}',
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    answer: requestAnswer,
  },
} as const satisfies Record<string, Operation>;
