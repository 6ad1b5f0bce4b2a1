import type { SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';

/** Of who asked and of their site, each once. */
export function namesOfAskers(
  { site_name, requester_name }: Pick<SiteRequest, 'site_name' | 'requester_name'>,
  queries: readonly Pick<SiteQuery, 'asked_by'>[],
): string[] {
  return [...new Set([site_name, requester_name, ...queries.map(({ asked_by }) => asked_by.name)])];
}
