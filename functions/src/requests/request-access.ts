import type {
  RequestHeader,
  RequestRecord,
  SiteRequest,
  SiteRequestSummary,
} from '@trialdesk/contract/entities/request';
import { MESSAGES } from '@trialdesk/contract/messages';
import { covers, type Capability } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { findRequest, findSiteRequest, findSiteSummary } from './thread-repository.ts';

/** Errors: 403, 404. */
export async function openRequest(member: Member, requestId: string): Promise<SiteRequest> {
  return visible(member, await findSiteRequest(requestId));
}

/** Without its thread. Errors: 403, 404. */
export async function openSummary(member: Member, requestId: string): Promise<SiteRequestSummary> {
  return visible(member, await findSiteSummary(requestId));
}

function visible<T extends RequestHeader>(member: Member, request: T | null): T {
  if (!request) throw notFound();
  requireVisible(member, request);
  return request;
}

/** Errors: 403. */
export function requireVisible(member: Member, request: RequestHeader): void {
  requireCovered(member, 'read_requests', request);
}

/** To ask in its thread. Errors: 403. */
export function requireAskable(member: Member, request: RequestHeader): void {
  requireCovered(member, 'ask_questions', request);
}

function requireCovered(member: Member, capability: Capability, request: RequestHeader): void {
  if (!covers(member, capability, request)) throw new ApiError('forbidden', MESSAGES.requestDenied);
}

/** For the research team, which the route ensures. Errors: 404. */
export async function openRecord(requestId: string): Promise<RequestRecord> {
  const record = await findRequest(requestId);
  if (!record) throw notFound();
  return record;
}

export function notFound(): ApiError {
  return new ApiError('not_found', 'noSuchRequest');
}
