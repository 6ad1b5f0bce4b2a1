import type { Announcement } from '../entities/announcement.ts';
import { integer, list, nullable, shape, text, timestamp } from './reply-schema.ts';

export interface AnnouncementView extends Omit<Announcement, 'next_mail'> {
  /** By the caller, who belongs to a site; otherwise null. */
  read_at: string | null;
}

/** Of a site's people, whom the announcement concerns now. */
export interface SiteReceipts {
  site_id: string;
  site_name: string;
  people: { id: string; name: string; read_at: string | null }[];
}

export interface Receipts {
  people: number;
  read: number;
  /** When those who have not read it are reminded; null once they have been. */
  reminder_due_at: string | null;
  /** By name. Who belongs to several sites is listed with each. */
  sites: SiteReceipts[];
}

export const announcementReply = shape<AnnouncementView>({
  id: text(),
  study_id: text(),
  study_name: text(),
  title: text(),
  text: text(),
  sent_by: shape({ id: text(), name: text() }),
  sent_at: timestamp(),
  read_at: nullable(timestamp()),
});

/** Newest first. */
export interface AnnouncementsPage {
  announcements: AnnouncementView[];
  /** Null on the last page. */
  next_cursor: string | null;
}

export const announcementsReply = shape<AnnouncementsPage>({
  announcements: list(announcementReply),
  next_cursor: nullable(text()),
});

export const receiptsReply = shape<Receipts>({
  people: integer(),
  read: integer(),
  reminder_due_at: nullable(timestamp()),
  sites: list(
    shape<SiteReceipts>({
      site_id: text(),
      site_name: text(),
      people: list(shape({ id: text(), name: text(), read_at: nullable(timestamp()) })),
    }),
  ),
});

export const remindedReply = shape<{ reminded: number }>({ reminded: integer() });
