import type { RequestRecord, SiteRequest, SiteRequestSummary } from '@trialdesk/contract/entities/request';
import type { Reach } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import { findRequest, findSiteRequest, findSiteSummary } from './thread-repository.ts';

/** As the site sees it. Errors: 403, 404. */
export async function openRequest(reach: Reach, requestId: string): Promise<SiteRequest> {
  return existing(await findSiteRequest(reach, requestId));
}

/** Without its thread. Errors: 403, 404. */
export async function openSummary(reach: Reach, requestId: string): Promise<SiteRequestSummary> {
  return existing(await findSiteSummary(reach, requestId));
}

/** As the research team sees it. Errors: 403, 404. */
export async function openRecord(reach: Reach, requestId: string): Promise<RequestRecord> {
  return existing(await findRequest(reach, requestId));
}

function existing<T>(request: T | null): T {
  if (!request) throw notFound();
  return request;
}

export function notFound(): ApiError {
  return new ApiError('not_found', 'noSuchRequest');
}
