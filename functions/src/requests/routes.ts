import { can, covers } from '@trialdesk/contract/permissions';
import type { EditResponsePayload, SubmitResponsePayload } from '@trialdesk/contract/payloads/submit-response';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { saveEdit, sendAnswer } from './answer-query.ts';
import { createRequest } from './create-request.ts';
import { followUp } from './follow-up.ts';
import { regenerateDraft } from './regenerate-draft.ts';
import { openRecord, openRequest } from './request-access.ts';
import { listRequests, listSiteRequests } from './request-repository.ts';
import { reviewView, siteView } from './request-views.ts';

const clock = systemClock;

export const requestHandlers = {
  listRequests: ({ member, query }) => ownRequests(member, query.site_id),

  listAllRequests: async () => (await listRequests(null)).map(reviewView),

  getRequest: async ({ member, params }) => {
    const id = params.id;
    return can(member, 'read_drafts') ? reviewView(await openRecord(id)) : siteView(await openRequest(member, id));
  },

  createRequest: async ({ member, body, idempotencyKey }) => {
    const record = await createRequest({ member, input: body, idempotencyKey, clock });
    return { request_id: record.request_id };
  },

  followUp: async ({ member, params, body, idempotencyKey }) => {
    const query_id = await followUp({ member, requestId: params.id, input: body, idempotencyKey, clock });
    return { query_id };
  },

  regenerateDraft: ({ member, params, idempotencyKey }) =>
    regenerateDraft({
      member,
      requestId: params.id,
      queryId: params.query_id,
      cause: idFor(member.id, idempotencyKey),
      clock,
    }),

  submitResponse: (call) => respond(call),
  patchQueryResponse: (call) => respond(call),
  putQueryResponse: (call) => respond(call),
  postQueryResponse: (call) => respond(call),
} satisfies Partial<Handlers>;

async function ownRequests(member: Member, siteId: string | undefined): Promise<RequestView[]> {
  if (can(member, 'read_drafts')) {
    return (await listRequests(siteId === undefined ? member.site_ids : [siteId])).map(reviewView);
  }
  if (siteId !== undefined && !covers(member, 'read_requests', { site_id: siteId })) {
    throw new ApiError('forbidden', 'ownSiteRequestsOnly');
  }
  return (await listSiteRequests(siteId === undefined ? member.site_ids : [siteId])).map(siteView);
}

async function respond({
  member,
  params,
  body,
}: Call<
  { id: string; query_id?: string },
  EditResponsePayload & Partial<SubmitResponsePayload>
>): Promise<RequestView> {
  const response = {
    member,
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
