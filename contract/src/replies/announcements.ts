import type { AnnouncedDocument, Announcement, SharedAnswer } from '../entities/announcement.ts';
import type { Citation } from '../entities/citation.ts';
import type { RequestHeader } from '../entities/request.ts';
import type { Act } from '../entities/user.ts';
import { actReply } from './actor.ts';
import { citationReply } from './citing.ts';
import { integer, list, nullable, shape, text, timestamp } from './reply-schema.ts';

export interface AnnouncementView extends Omit<
  Announcement,
  'next_mail' | 'reminded' | 'document' | 'shared' | 'shared_from'
> {
  /** Null if none goes with it. */
  document: Pick<AnnouncedDocument, 'name' | 'version'> | null;
  /** The answer that it shares; `text` is its text. Null if it shares none. */
  shared: SharedAnswer | null;
  /** The request of that answer, for those who may open it; otherwise null. */
  request_id: string | null;
  /** By the caller, who belongs to a site; otherwise null. */
  read_at: string | null;
  /** How many have read it, for the research team; otherwise null. */
  read_by: number | null;
}

/** Whom an announcement to the sites of a study concerns now. */
export interface Receivers {
  people: number;
  /** With at least one of these people. */
  sites: number;
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
  /** When somebody last reminded them; null if nobody did. */
  reminded: Act | null;
  /** By name. Who belongs to several sites is listed with each. */
  sites: SiteReceipts[];
}

/** A sent answer as it may be shared, before somebody has removed who asked. */
export interface SharingView extends Pick<RequestHeader, 'study_id' | 'study_name' | 'title'>, SharedAnswer {
  /** Its marks are the numbers of `citations`. Those of `lost` are gone. */
  text: string;
  /** As they were sent: the documents in use do not have their words. */
  lost: Citation[];
  /** Of who asked and of their site. */
  names: string[];
  /** When it was last shared; null if it never was. */
  shared_at: string | null;
}

export const receiversReply = shape<Receivers>({ people: integer(), sites: integer() });

const sharedFields = { question: text(), citations: list(citationReply) };

export const sharingReply = shape<SharingView>({
  study_id: text(),
  study_name: text(),
  title: text(),
  ...sharedFields,
  text: text(),
  lost: list(citationReply),
  names: list(text()),
  shared_at: nullable(timestamp()),
});

export const announcementReply = shape<AnnouncementView>({
  id: text(),
  study_id: text(),
  study_name: text(),
  title: text(),
  text: text(),
  document: nullable(shape<Pick<AnnouncedDocument, 'name' | 'version'>>({ name: text(), version: integer(1) })),
  shared: nullable(shape<SharedAnswer>(sharedFields)),
  request_id: nullable(text()),
  sent_by: shape({ id: text(), name: text() }),
  sent_at: timestamp(),
  read_at: nullable(timestamp()),
  read_by: nullable(integer()),
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
  reminded: nullable(actReply),
  sites: list(
    shape<SiteReceipts>({
      site_id: text(),
      site_name: text(),
      people: list(shape({ id: text(), name: text(), read_at: nullable(timestamp()) })),
    }),
  ),
});

export const remindedReply = shape<{ reminded: number }>({ reminded: integer() });
