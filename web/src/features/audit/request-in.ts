import { COLLECTIONS } from '@trialdesk/contract/paths';

const REQUEST = new RegExp(`^${COLLECTIONS.requests}/([^/]+)$`);

/** Id of the request that an entry is about. */
export function requestIn(target: string): string | undefined {
  return REQUEST.exec(target)?.[1];
}
