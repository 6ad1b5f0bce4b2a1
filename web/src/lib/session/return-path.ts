import { matchPath } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import type { Session } from './session.ts';

/**
 * The page a person without a session asked for and gets after signing in; only a request's page, since that is what
 * mails link to. Null otherwise, and after a log-out: the next person may be somebody else.
 */
export function returnPath(session: Session, pathname: string): string | null {
  if (session.status !== 'signed-out' || session.ended) return null;
  return [PATHS.request, PATHS.siteRequest].some((pattern) => matchPath(pattern, pathname)) ? pathname : null;
}
