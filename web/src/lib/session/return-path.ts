import type { Session } from './session.ts';

const REQUEST_PAGE = /^\/(site-)?request\/[^/]+$/;

/**
 * The page a person without a session asked for and gets after signing in; only a request's page, since that is what
 * mails link to. Null otherwise, and after a log-out: the next person may be somebody else.
 */
export function returnPath(session: Session, pathname: string): string | null {
  if (session.status !== 'signed-out' || session.ended) return null;
  return REQUEST_PAGE.test(pathname) ? pathname : null;
}
