import type { Citation } from './citation.ts';
import type { AnswerPlace } from './request.ts';
import type { Act, Actor } from './user.ts';

/** `announcements/{id}`: what the research team makes known to the sites of a study. Its words never change. */
export interface Announcement {
  id: string;
  study_id: string;
  /** When it was sent. */
  study_name: string;
  title: string;
  text: string;
  /** That goes with it; absent without one. */
  document?: AnnouncedDocument;
  /** Absent unless `text` is an answer that was sent to one site. */
  shared?: SharedAnswer;
  /** Where that answer is. Never for sites, who would learn who has asked. */
  shared_from?: AnswerPlace;
  sent_by: Actor;
  sent_at: string;
  /** What those who have not read it are mailed next; null when nothing is. */
  next_mail: AnnouncementMail | null;
  /** When somebody last had those who have not read it reminded; absent if nobody did. */
  reminded?: Act;
}

/** As it was when it was announced. */
export interface AnnouncedDocument {
  id: string;
  name: string;
  version: number;
  /** Of the PDF; absent if it was not known. */
  sha256?: string;
}

/** A person has removed who asked. */
export interface SharedAnswer {
  question: string;
  /** Found in the documents in use when it was shared. */
  citations: Citation[];
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
