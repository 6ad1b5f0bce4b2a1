import type { Category, Priority } from '../choices.ts';
import type { Citation } from './citation.ts';
import type { Draft, Redraft } from './draft.ts';
import type { Actor } from './user.ts';

export const REQUEST_STATUSES = ['processing', 'completed'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export interface RequestHeader {
  request_id: string;
  study_id: string;
  study_name: string;
  site_id: string;
  site_name: string;
  title: string;
  category: Category;
  priority: Priority;
  status: RequestStatus;
  created_at: string;
  requester_id: string;
  requester_name: string;
}

/** An answer saved but not sent. */
export interface UnsentEdit {
  text: string;
  /** The citations of the draft that the text is based on; a new draft does not change them. */
  citations: Citation[];
  saved_by: Actor;
  saved_at: string;
}

/** An answer as a person sent it to the site. */
export interface SentAnswer {
  text: string;
  citations: Citation[];
  sent_by: Actor;
  sent_at: string;
}

/** One turn of a request's thread. */
export interface RequestQuery {
  id: string;
  question: string;
  asked_by: Actor;
  timestamp_created: string;
  draft: Draft;
  /** Progress of the next draft; the finished one is kept until then. Null when none was asked for. */
  redraft: Redraft | null;
  edit: UnsentEdit | null;
  sent: SentAnswer | null;
  /** Grows with each edit, send and new draft; a change made on an older one is refused. */
  version: number;
}

/** `requests/{id}`: the whole record, for the research team alone. Queries are oldest first, never empty. */
export interface RequestRecord extends RequestHeader {
  queries: RequestQuery[];
}

/** One turn as a site may see it: nothing that no person has sent. */
export interface SiteQuery {
  id: string;
  question: string;
  asked_by: Actor;
  timestamp_created: string;
  answer: Pick<SentAnswer, 'text' | 'citations' | 'sent_at'> | null;
}

/** `site_requests/{id}`: the projection for members of the site. Queries are oldest first, never empty. */
export interface SiteRequest extends RequestHeader {
  queries: SiteQuery[];
  /** When the newest answer was sent; null without one. */
  answered_at: string | null;
}
