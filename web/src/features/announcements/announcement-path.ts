import { OPEN_ANNOUNCEMENT } from '@trialdesk/contract/paths';
import { PATHS } from '../../config/paths.ts';

/** Opens one, as in mails. */
export function announcementPath(id: string): string {
  return `${PATHS.announcements}?${OPEN_ANNOUNCEMENT}=${encodeURIComponent(id)}`;
}
