import type { RequestHeader, RequestRecord, SiteRequest } from './entities/request.ts';

/*
 * Up to version 1 of the schema a whole thread was in the request's document, and in the site's copy. Such documents remain
 * until `npm run migrate` has run.
 */

export function isWholeRecord(stored: RequestHeader): stored is RequestRecord {
  return 'queries' in stored;
}

export function isWholeSiteRequest(stored: RequestHeader): stored is SiteRequest {
  return 'queries' in stored;
}
