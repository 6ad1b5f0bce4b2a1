import type { AnnouncementsPage, AnnouncementView } from '@trialdesk/contract/replies/announcements';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { FIRST_PAGE } from './announcement-keys.ts';

interface Unread {
  announcements: readonly AnnouncementView[];
  /** Whether older ones may be unread too. */
  hasMore: boolean;
}

/** Of the newest announcements, those that this person of a site has not confirmed; none for others, or if it fails. */
export function useUnread(): Unread {
  const mustRead = useCan('receive_announcements');
  const { data } = useSWR<AnnouncementsPage, unknown>(mustRead ? FIRST_PAGE : null, () =>
    call('listAnnouncements', {}),
  );
  const announcements = (data?.announcements ?? []).filter(({ read_at }) => read_at === null);
  return { announcements, hasMore: data?.next_cursor !== null && announcements.length === data?.announcements.length };
}
