import type { Session } from './session.ts';

const REQUEST_PAGE = /^\/(site-)?request\/[^/]+$/;

/**
 * Only for a request's page, since mails link to those. Null after a log-out, when the next person may be someone
 * else.
 */
export function returnPath(session: Session, pathname: string): string | null {
  if (session.status !== 'signed-out' || session.ended) return null;
  return REQUEST_PAGE.test(pathname) ? pathname : null;
}
