import {
  createdRequestReply,
  createdFollowUpReply,
  redraftReply,
  requestReply,
  requestsReply,
} from '../replies/requests.ts';
import { foundRequestsReply } from '../replies/search.ts';
import { requestExportReply } from '../replies/request-export.ts';
import { verificationReply } from '../replies/seals.ts';
import { doneReply } from '../replies/settings.ts';
import { assignRequestsPayload } from '../payloads/assign-requests.ts';
import { createRequestPayload } from '../payloads/create-request.ts';
import { evaluationPayload } from '../payloads/evaluation.ts';
import { exportQuery } from '../payloads/export-query.ts';
import { followUpPayload } from '../payloads/follow-up.ts';
import { listRequestsQuery } from '../payloads/list-requests-query.ts';
import { priorityPayload } from '../payloads/priority.ts';
import { searchRequestsPayload } from '../payloads/search-requests.ts';
import { editResponsePayload, submitResponsePayload } from '../payloads/submit-response.ts';
import { pageQuery } from '../payloads/page-query.ts';
import { API_ONLY_ROUTES, ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const REQUEST_OPERATIONS = {
  listRequests: {
    ...API_ONLY_ROUTES.listRequests,
    summary: 'Requests of one’s own sites, newest first',
    needs: 'read_requests',
    query: listRequestsQuery,
    isPaged: true,
    reply: requestsReply,
  },
  listAllRequests: {
    ...API_ONLY_ROUTES.listAllRequests,
    summary: 'Requests of all sites, newest first',
    needs: 'read_drafts',
    query: pageQuery,
    isPaged: true,
    reply: requestsReply,
  },
  searchRequests: {
    ...ROUTES.searchRequests,
    summary: 'Requests that contain a text, newest first; the text is in the body, so that no log of addresses has it',
    needs: 'read_requests',
    body: searchRequestsPayload,
    reply: foundRequestsReply,
  },
  getRequest: {
    ...ROUTES.getRequest,
    summary: 'One request with its thread',
    needs: 'read_requests',
    reply: requestReply,
  },
  verifyRequest: {
    ...ROUTES.verifyRequest,
    summary: 'Whether each sent answer and its question are as they were when it was sent',
    needs: 'read_requests',
    reply: verificationReply,
  },
  exportRequest: {
    ...ROUTES.exportRequest,
    summary: 'The record of a request for the trial master file, as JSON or PDF; a site gets what it may see',
    needs: 'read_requests',
    query: exportQuery,
    reply: requestExportReply,
  },
  createRequest: {
    ...ROUTES.createRequest,
    summary: 'Ask the research team a question about a study',
    keepsKey: true,
    needs: 'ask_questions',
    body: createRequestPayload,
    reply: createdRequestReply,
  },
  followUp: {
    ...ROUTES.followUp,
    summary: 'Ask a follow-up question',
    needs: 'ask_questions',
    body: followUpPayload,
    reply: createdFollowUpReply,
  },
  assignRequests: {
    ...ROUTES.assignRequests,
    summary: 'Make a colleague, oneself or nobody the owner of requests; all or none of them',
    needs: 'answer_requests',
    body: assignRequestsPayload,
    reply: doneReply,
  },
  setPriority: {
    ...ROUTES.setPriority,
    summary: 'Change the priority of a request that awaits an answer, and when the answer is due',
    needs: 'answer_requests',
    body: priorityPayload,
    reply: doneReply,
  },
  markSeen: {
    ...ROUTES.markSeen,
    summary: 'Note that one has seen the newest question of a request',
    needs: 'read_drafts',
    reply: doneReply,
  },
  noteWriting: {
    ...ROUTES.noteWriting,
    summary: 'Note, for a minute, that one is writing the answer to a request',
    needs: 'answer_requests',
    reply: doneReply,
  },
  endWriting: {
    ...ROUTES.endWriting,
    summary: 'Note that one writes the answer to a request no longer',
    needs: 'answer_requests',
    reply: doneReply,
  },
  regenerateDraft: {
    ...ROUTES.regenerateDraft,
    summary: 'Regenerate a draft; the current one is kept until then',
    needs: 'answer_requests',
    reply: redraftReply,
  },
  changeEvaluation: {
    ...ROUTES.changeEvaluation,
    summary: 'Change one’s own evaluation of a draft, within a day after sending the answer',
    needs: 'answer_requests',
    body: evaluationPayload,
    reply: doneReply,
  },
  approveAnswer: {
    ...ROUTES.approveAnswer,
    summary: 'Approve a sent answer for reuse in its study',
    needs: 'answer_requests',
    reply: doneReply,
  },
  withdrawApproval: {
    ...ROUTES.withdrawApproval,
    summary: 'Withdraw the approval of a sent answer; it stays sent',
    needs: 'answer_requests',
    reply: doneReply,
  },
  dismissScoreReminder: {
    ...ROUTES.dismissScoreReminder,
    summary: 'Note that one has read the reminder to evaluate drafts',
    needs: 'answer_requests',
    reply: doneReply,
  },
  submitResponse: {
    ...ROUTES.submitResponse,
    summary: 'Save an edit of the response, or send it to the site with an evaluation',
    needs: 'answer_requests',
    body: submitResponsePayload,
    reply: requestReply,
  },
  patchQueryResponse: {
    ...API_ONLY_ROUTES.patchQueryResponse,
    summary: 'Save an edit of the response to one query',
    needs: 'answer_requests',
    body: editResponsePayload,
    reply: requestReply,
  },
  putQueryResponse: {
    ...API_ONLY_ROUTES.putQueryResponse,
    summary: 'Save an edit of the response to one query',
    needs: 'answer_requests',
    body: editResponsePayload,
    reply: requestReply,
  },
  postQueryResponse: {
    ...ROUTES.postQueryResponse,
    summary: 'Save an edit of the response to one query',
    needs: 'answer_requests',
    body: editResponsePayload,
    reply: requestReply,
  },
} as const satisfies Operations;
