import type { Actor } from './user.ts';

/** `announcements/{id}`: what the research team makes known to the sites of a study. Its words never change. */
export interface Announcement {
  id: string;
  study_id: string;
  /** When it was sent. */
  study_name: string;
  title: string;
  text: string;
  sent_by: Actor;
  sent_at: string;
  /** What those who have not read it are mailed next; null when nothing is. */
  next_mail: AnnouncementMail | null;
}

export interface AnnouncementMail {
  kind: 'news' | 'reminder';
  due_at: string;
}

/** `announcement_reads/{id}`, by `announcementReadId`: that a person of a site has read one. */
export interface AnnouncementRead {
  announcement_id: string;
  user_id: string;
  read_at: string;
}

export function announcementReadId(announcementId: string, userId: string): string {
  return `${announcementId}_${userId}`;
}
