import type { RequestRecord, SiteRequest } from '@trialdesk/contract/entities/request';
import { MESSAGES } from '@trialdesk/contract/messages';
import { covers } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { findRequest, findSiteRequest } from './request-repository.ts';

/** Errors: 403, 404. */
export async function openRequest(member: Member, requestId: string): Promise<SiteRequest> {
  const request = await findSiteRequest(requestId);
  if (!request) throw notFound();
  if (!covers(member, 'read_requests', request)) {
    throw new ApiError('forbidden', MESSAGES.requestDenied);
  }
  return request;
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
