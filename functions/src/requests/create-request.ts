import type { AnswerPromise } from '@trialdesk/contract/answer-promise';
import type { Draft } from '@trialdesk/contract/entities/draft';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { RequestHeader, RequestQuery, RequestSummary } from '@trialdesk/contract/entities/request';
import { MESSAGES } from '@trialdesk/contract/messages';
import { queryKey } from '@trialdesk/contract/paths';
import { firstSite, isWithinReach } from '@trialdesk/contract/permissions';
import type { CreateRequestPayload } from '@trialdesk/contract/payloads/create-request';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { asActor, type AuditEvent } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember, Member } from '../http/member.ts';
import { hashOf, refuseOtherCall } from '../idempotency/key-repository.ts';
import { idFor } from '../ids.ts';
import { findAnswerTimes } from '../organisation/answer-times-repository.ts';
import { findSite } from '../sites/site-repository.ts';
import { findStudy } from '../studies/study-repository.ts';
import { dueTimes } from './due-times.ts';
import { requestPath } from './request-repository.ts';
import { storeNewRequest } from './new-request-repository.ts';

export interface NewRequest {
  member: AuthorizedMember;
  input: CreateRequestPayload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Queues a draft too. Errors: 400 for an unknown study; 403 for another site, user or study; 422 when the key was used
 * for another call; 429.
 */
export async function createRequest({ member, input, idempotencyKey, clock }: NewRequest): Promise<RequestSummary> {
  const siteId = siteOf(member, input);
  if (!isWithinReach(member.reach, { study_id: input.studyId })) {
    throw new ApiError('forbidden', 'notYourStudy');
  }
  const call = { operation: 'createRequest', params: {}, body: input };
  const [site, study, times] = await Promise.all([
    findSite(member.reach, siteId),
    findStudy(member.reach, input.studyId),
    findAnswerTimes(),
    idempotencyKey === undefined ? null : refuseOtherCall({ ...call, memberId: member.id, key: idempotencyKey }),
  ]);
  if (!site) throw new ApiError('bad_input', MESSAGES.siteMissing);
  if (!study)
    throw new ApiError('bad_input', { text: VALIDATION.studyMissing }, { studyId: { text: VALIDATION.studyMissing } });

  const now = clock();
  const query = newQuery(
    { id: idFor(member.id, idempotencyKey && `${idempotencyKey} query`), member, now },
    input.question,
    times.promises[input.priority],
  );
  const header: RequestHeader = {
    request_id: idFor(member.id, idempotencyKey),
    study_id: study.id,
    study_name: study.name,
    site_id: site.id,
    site_name: site.name,
    title: input.title,
    category: input.category,
    priority: input.priority,
    status: 'processing',
    created_at: now,
    requester_id: member.id,
    requester_name: member.name,
  };
  const job = {
    ...newDraftJob(header.request_id, query),
    ...(idempotencyKey !== undefined && { call: hashOf(call) }),
  };
  return storeNewRequest(study, {
    request: header,
    query,
    due: await dueTimes(now, header.priority, times),
    audit: [creation(header, query, member)],
    job,
  });
}

function creation(request: RequestHeader, query: RequestQuery, member: Member): AuditEvent {
  return {
    at: request.created_at,
    actor: member,
    action: 'request.created',
    target: requestPath(request.request_id),
    before: null,
    after: {
      title: request.title,
      question: query.question,
      study_id: request.study_id,
      site_id: request.site_id,
      category: request.category,
      priority: request.priority,
    },
  };
}

function siteOf(member: AuthorizedMember, { siteId, userId }: CreateRequestPayload): string {
  if (userId !== undefined && userId !== member.id) {
    throw new ApiError('forbidden', 'askAsYourself');
  }
  const own = siteId ?? firstSite(member);
  if (own === undefined) throw new ApiError('bad_input', MESSAGES.siteMissing);
  if (!isWithinReach(member.reach, { site_id: own })) {
    throw new ApiError('forbidden', 'askForOwnSite');
  }
  return own;
}

export function newQuery(
  origin: { id: string; member: Member; now: string },
  question: string,
  promise: AnswerPromise,
): RequestQuery {
  const draft: Draft = { state: 'queued', since: origin.now };
  return {
    id: origin.id,
    question,
    asked_by: asActor(origin.member),
    timestamp_created: origin.now,
    promise,
    draft,
    redraft: null,
    edit: null,
    sent: null,
    version: 0,
  };
}

export function newDraftJob(requestId: string, query: RequestQuery): DraftJob {
  return {
    id: queryKey(requestId, query.id),
    request_id: requestId,
    query_id: query.id,
    state: 'queued',
    cause: query.id,
    attempts: 0,
    lease_until: '',
    last_error: '',
    updated_at: query.timestamp_created,
  };
}
