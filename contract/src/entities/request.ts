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

export interface UnsentEdit {
  text: string;
  /** Of the draft the text is based on; a new draft does not change them. */
  citations: Citation[];
  saved_by: Actor;
  saved_at: string;
}

export interface SentAnswer {
  text: string;
  citations: Citation[];
  sent_by: Actor;
  sent_at: string;
}

export interface RequestQuery {
  id: string;
  question: string;
  asked_by: Actor;
  timestamp_created: string;
  draft: Draft;
  /** The next draft; the finished one is kept until then. */
  redraft: Redraft | null;
  edit: UnsentEdit | null;
  sent: SentAnswer | null;
  /** Increases with each edit, send and new draft; a change based on an older version is refused. */
  version: number;
}

/** `requests/{id}`: for the research team only. Queries are oldest first, never empty. */
export interface RequestRecord extends RequestHeader {
  queries: RequestQuery[];
}

/** Only what a person has sent. */
export interface SiteQuery {
  id: string;
  question: string;
  asked_by: Actor;
  timestamp_created: string;
  answer: Pick<SentAnswer, 'text' | 'citations' | 'sent_at'> | null;
}

/** `site_requests/{id}`: for members of the site. Queries are oldest first, never empty. */
export interface SiteRequest extends RequestHeader {
  queries: SiteQuery[];
  /** Of the newest answer. */
  answered_at: string | null;
}
