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
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

/** Questions and their answers. */
export const REQUEST_OPERATIONS = {
  listRequests: {
    ...ROUTES.listRequests,
    summary: 'Requests of one’s own sites, newest first',
    roles: ROLES,
    query: listRequestsQuery,
    reply: requestsReply,
  },
  listAllRequests: {
    ...ROUTES.listAllRequests,
    summary: 'Requests of all sites, newest first',
    roles: RESEARCH_TEAM,
    reply: requestsReply,
  },
  getRequest: {
    ...ROUTES.getRequest,
    summary: 'One request with its thread',
    roles: ROLES,
    reply: requestReply,
  },
  createRequest: {
    ...ROUTES.createRequest,
    summary: 'Ask the research team a question about a study',
    roles: ['Clinical Researcher'],
    body: createRequestPayload,
    reply: createdRequestReply,
  },
  followUp: {
    ...ROUTES.followUp,
    summary: 'Ask a follow-up question',
    roles: ['Clinical Researcher'],
    body: followUpPayload,
    reply: createdFollowUpReply,
  },
  regenerateDraft: {
    ...ROUTES.regenerateDraft,
    summary: 'Have the draft of an unanswered question written anew; the one that stands is kept until then',
    roles: RESEARCH_TEAM,
    reply: redraftReply,
  },
  submitResponse: {
    ...ROUTES.submitResponse,
    summary: 'Save an edit of the response, or send it to the site with an evaluation',
    roles: RESEARCH_TEAM,
    body: submitResponsePayload,
    reply: requestReply,
  },
  patchQueryResponse: {
    ...ROUTES.patchQueryResponse,
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    reply: requestReply,
  },
  putQueryResponse: {
    ...ROUTES.putQueryResponse,
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    reply: requestReply,
  },
  postQueryResponse: {
    ...ROUTES.postQueryResponse,
    summary: 'Save an edit of the response to one query',
    roles: RESEARCH_TEAM,
    body: editResponsePayload,
    reply: requestReply,
  },
} as const satisfies Operations;
