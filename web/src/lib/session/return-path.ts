import type { Session } from './session.ts';

const REQUEST_PAGE = /^\/(site-)?request\/[^/]+$/;

/**
 * The page to return to after sign-in: a request's page, since mails link to those. Null for other pages, and after a
 * log-out, when the next person may be someone else.
 */
export function returnPath(session: Session, pathname: string): string | null {
  if (session.status !== 'signed-out' || session.ended) return null;
  return REQUEST_PAGE.test(pathname) ? pathname : null;
}
