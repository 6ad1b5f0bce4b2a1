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
import { rolesWith } from '../permissions.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const REQUEST_OPERATIONS = {
  listRequests: {
    ...ROUTES.listRequests,
    summary: 'Requests of one’s own sites, newest first',
    roles: rolesWith('read_requests'),
    query: listRequestsQuery,
    reply: requestsReply,
  },
  listAllRequests: {
    ...ROUTES.listAllRequests,
    summary: 'Requests of all sites, newest first',
    roles: rolesWith('read_drafts'),
    reply: requestsReply,
  },
  getRequest: {
    ...ROUTES.getRequest,
    summary: 'One request with its thread',
    roles: rolesWith('read_requests'),
    reply: requestReply,
  },
  createRequest: {
    ...ROUTES.createRequest,
    summary: 'Ask the research team a question about a study',
    roles: rolesWith('ask_questions'),
    body: createRequestPayload,
    reply: createdRequestReply,
  },
  followUp: {
    ...ROUTES.followUp,
    summary: 'Ask a follow-up question',
    roles: rolesWith('ask_questions'),
    body: followUpPayload,
    reply: createdFollowUpReply,
  },
  regenerateDraft: {
    ...ROUTES.regenerateDraft,
    summary: 'Have the draft of an unanswered question written anew; the one that stands is kept until then',
    roles: rolesWith('answer_requests'),
    reply: redraftReply,
  },
  submitResponse: {
    ...ROUTES.submitResponse,
    summary: 'Save an edit of the response, or send it to the site with an evaluation',
    roles: rolesWith('answer_requests'),
    body: submitResponsePayload,
    reply: requestReply,
  },
  patchQueryResponse: {
    ...ROUTES.patchQueryResponse,
    summary: 'Save an edit of the response to one query',
    roles: rolesWith('answer_requests'),
    body: editResponsePayload,
    reply: requestReply,
  },
  putQueryResponse: {
    ...ROUTES.putQueryResponse,
    summary: 'Save an edit of the response to one query',
    roles: rolesWith('answer_requests'),
    body: editResponsePayload,
    reply: requestReply,
  },
  postQueryResponse: {
    ...ROUTES.postQueryResponse,
    summary: 'Save an edit of the response to one query',
    roles: rolesWith('answer_requests'),
    body: editResponsePayload,
    reply: requestReply,
  },
} as const satisfies Operations;
