import type { AnnouncementsPage } from '@trialdesk/contract/replies/announcements';

export type PageKey = ['listAnnouncements', cursor: string | undefined];

export const FIRST_PAGE: PageKey = ['listAnnouncements', undefined];

/** Null behind the last page. */
export function pageKey(_at: number, before: AnnouncementsPage | null): PageKey | null {
  return before?.next_cursor === null ? null : ['listAnnouncements', before?.next_cursor];
}

export const oneKey = (id: string) => ['getAnnouncement', id] as const;
