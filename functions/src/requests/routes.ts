import { isWithinReach, reachOf } from '@trialdesk/contract/permissions';
import type { EditResponsePayload, SubmitResponsePayload } from '@trialdesk/contract/payloads/submit-response';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { FileReply } from '../http/file-reply.ts';
import type { PageWanted } from '../http/page-cursor.ts';
import { PageReply } from '../http/page-reply.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { approveAnswer, withdrawApproval } from './approve-answer.ts';
import { assignRequests } from './assign-requests.ts';
import { saveEdit, sendAnswer } from './answer-query.ts';
import { changeEvaluation } from './change-evaluation.ts';
import { addToQuestion, correctQuestion } from './change-question.ts';
import { createRequest } from './create-request.ts';
import { exportRequest } from './export-request.ts';
import { followUp } from './follow-up.ts';
import { exportPdf } from './pdf/export-pdf.ts';
import type { OwnQuestion } from './own-question.ts';
import { rateAnswer } from './rate-answer.ts';
import { regenerateDraft } from './regenerate-draft.ts';
import { notFound, openRecord, openRequest } from './request-access.ts';
import { reviewView, siteView } from './request-views.ts';
import { searchRequests } from './search/search-requests.ts';
import { endWriting, noteWriting } from './presence-repository.ts';
import { dismissReminder } from './score-streak-repository.ts';
import { noteSeen } from './seen-requests-repository.ts';
import { setPriority } from './set-priority.ts';
import { startReview } from './start-review.ts';
import { listRequests, listSiteRequests } from './thread-repository.ts';
import { verifyRequest } from './verify-request.ts';
import { withdrawQuestion } from './withdraw-question.ts';

const clock = systemClock;

export const requestHandlers = {
  listRequests: ({ member, query }) => ownRequests(member, query),

  listAllRequests: async ({ member, query }) => {
    const { records, next } = await listRequests(member.reach, query);
    return new PageReply(records.map(reviewView), next);
  },

  searchRequests: ({ member, body }) => searchRequests(member, body),

  getRequest: async ({ member, params }) => {
    const id = params.id;
    const drafts = reachOf(member, 'read_drafts');
    return drafts ? reviewView(await openRecord(drafts, id)) : siteView(await openRequest(member.reach, id));
  },

  verifyRequest: async ({ member, params }) => ({ answers: await verifyRequest(member.reach, params.id) }),

  exportRequest: async ({ member, params, query }) => {
    const exported = await exportRequest(member, params.id, clock);
    if (query.format !== 'pdf') return exported.record;
    const { request_number: name = params.id } = exported.conversation;
    return new FileReply(`${name}.pdf`, 'application/pdf', await exportPdf(exported));
  },

  createRequest: async ({ member, body, idempotencyKey }) => {
    const { request_id } = await createRequest({ member, input: body, idempotencyKey, clock });
    return { request_id };
  },

  followUp: async ({ member, params, body, idempotencyKey }) => {
    const query_id = await followUp({ member, requestId: params.id, input: body, idempotencyKey, clock });
    return { query_id };
  },

  assignRequests: async ({ member, body }) => {
    await assignRequests({ member, input: body, clock });
    return { done: true };
  },

  setPriority: async ({ member, params, body }) => {
    await setPriority({ member, requestId: params.id, priority: body.priority, clock });
    return { done: true };
  },

  markSeen: async ({ member, params }) => {
    if (!(await noteSeen(member, params.id))) throw notFound();
    return { done: true };
  },

  noteWriting: async ({ member, params }) => {
    if (!(await noteWriting(member, params.id, clock()))) throw notFound();
    return { done: true };
  },

  endWriting: async ({ member, params }) => {
    await endWriting(member.id, params.id);
    return { done: true };
  },

  addToQuestion: ({ member, params, body, idempotencyKey }) =>
    addToQuestion({ ...questionOf(member, params), text: body.text, cause: idFor(member.id, idempotencyKey), clock }),

  correctQuestion: ({ member, params, body }) =>
    correctQuestion({ ...questionOf(member, params), text: body.question, cause: idFor(member.id, undefined), clock }),

  withdrawQuestion: ({ member, params, body }) =>
    withdrawQuestion({ ...questionOf(member, params), reason: body.reason, clock }),

  startReview: async ({ member, params }) => {
    await startReview({ ...questionOf(member, params), clock });
    return { done: true };
  },

  rateAnswer: async ({ member, params, body }) => {
    await rateAnswer({ ...questionOf(member, params), feedback: body, clock });
    return { done: true };
  },

  changeEvaluation: async ({ member, params, body }) => {
    await changeEvaluation({ ...questionOf(member, params), evaluation: body, clock });
    return { done: true };
  },

  dismissScoreReminder: async ({ member }) => {
    await dismissReminder(member.id);
    return { done: true };
  },

  approveAnswer: async ({ member, params }) => {
    await approveAnswer({ ...questionOf(member, params), clock });
    return { done: true };
  },

  withdrawApproval: async ({ member, params }) => {
    await withdrawApproval({ ...questionOf(member, params), clock });
    return { done: true };
  },

  regenerateDraft: ({ member, params, idempotencyKey }) =>
    regenerateDraft({ ...questionOf(member, params), cause: idFor(member.id, idempotencyKey), clock }),

  submitResponse: (call) => respond(call),
  patchQueryResponse: (call) => respond(call),
  putQueryResponse: (call) => respond(call),
  postQueryResponse: (call) => respond(call),
} satisfies Partial<Handlers>;

function questionOf(member: AuthorizedMember, { id, query_id }: { id: string; query_id: string }): OwnQuestion {
  return { member, requestId: id, queryId: query_id };
}

/** Of one's own sites, or of the given one. The research team may read any. */
async function ownRequests(
  member: AuthorizedMember,
  { site_id: siteId, ...wanted }: PageWanted & { site_id?: string | undefined },
): Promise<PageReply<RequestView[]>> {
  const drafts = reachOf(member, 'read_drafts');
  const reach = drafts ?? member.reach;
  const site_ids = siteId === undefined ? member.site_ids : [siteId];
  if (siteId !== undefined && !isWithinReach(reach, { site_id: siteId })) {
    throw new ApiError('forbidden', 'ownSiteRequestsOnly');
  }
  if (drafts) {
    const { records, next } = await listRequests({ ...drafts, site_ids }, wanted);
    return new PageReply(records.map(reviewView), next);
  }
  const { records, next } = await listSiteRequests({ ...reach, site_ids }, wanted);
  return new PageReply(records.map(siteView), next);
}

async function respond({
  member,
  signedInAt,
  params,
  body,
}: Call<
  { id: string; query_id?: string },
  EditResponsePayload & Partial<SubmitResponsePayload>
>): Promise<RequestView> {
  const response = {
    member,
    signedInAt,
    requestId: params.id,
    queryId: params.query_id ?? body.query_id,
    text: body.final_answer,
    version: body.version,
    basedOnDraft: body.based_on === 'draft',
    clock,
  };
  const record =
    body.status === 'completed' && body.evaluation
      ? await sendAnswer({ ...response, evaluation: body.evaluation, citations: body.citations })
      : await saveEdit(response);
  return reviewView(record);
}
