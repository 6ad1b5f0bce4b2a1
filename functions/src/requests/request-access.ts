import type { RequestRecord, SiteRequest } from '@trialdesk/contract/entities/request';
import { covers } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { findRequest, findSiteRequest } from './request-repository.ts';

/** What the specification says of a request that exists and is not the caller's to see (section 6). */
const NOT_YOURS =
  "You don't have permission to view this request. If you believe this is an error, please contact support.";

/** A request as its site may see it, if the member may. Errors: 403, 404. */
export async function openRequest(member: Member, requestId: string): Promise<SiteRequest> {
  const request = await findSiteRequest(requestId);
  if (!request) throw notFound();
  if (!covers(member, 'read_requests', request)) {
    throw new ApiError('forbidden', NOT_YOURS);
  }
  return request;
}

/** The whole record; the route lets only the research team come here. Errors: 404. */
export async function openRecord(requestId: string): Promise<RequestRecord> {
  const record = await findRequest(requestId);
  if (!record) throw notFound();
  return record;
}

export function notFound(): ApiError {
  return new ApiError('not_found', 'There is no such request.');
}
