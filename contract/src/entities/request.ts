import type { AnswerPromise } from '../answer-promise.ts';
import type { Category, Priority } from '../choices.ts';
import type { Citation } from './citation.ts';
import type { DocumentDoubt, Draft, DraftWarnings, Redraft } from './draft.ts';
import type { SafetySign } from './safety-words.ts';
import type { Seal } from './seal.ts';
import type { Signature } from './signature.ts';
import type { Act, Actor } from './user.ts';

/** `withdrawn`: by the site, before anything was answered. */
export const REQUEST_STATUSES = ['processing', 'completed', 'withdrawn'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export interface RequestHeader {
  request_id: string;
  /** "WAY-0042", unique. Absent in requests from before there were numbers. */
  request_number?: string;
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
  /** Absent in answers sent before they were signed. */
  signature?: Signature;
  /** Absent in answers sent before they were sealed. */
  seal?: Seal;
}

/** How a question, while it waited, became what it is. */
export interface QuestionChange {
  /** Identifies the call and its repetitions. */
  id: string;
  kind: 'added' | 'corrected';
  /** What was added, or the question before it was corrected. */
  text: string;
  by: Actor;
  at: string;
}

/** Why a question needs no answer any more. */
export interface Withdrawal {
  reason: string;
  by: Actor;
  at: string;
}

/** What a member of the site says of an answer; one per person. */
export interface AnswerFeedback {
  helpful: boolean;
  /** Empty if they gave none. */
  reason: string;
  by: Actor;
  at: string;
}

export interface RequestQuery {
  id: string;
  question: string;
  asked_by: Actor;
  timestamp_created: string;
  /** As the settings were when it was asked; absent in questions from before there were settings. */
  promise?: AnswerPromise;
  /** Oldest first; absent while it is as it was asked. */
  changes?: QuestionChange[];
  withdrawn?: Withdrawal;
  /** Who on the research team first opened its draft; from then on it cannot be corrected. */
  opened?: Act;
  /** Words in it that suggest something to report. Found when its draft is begun; absent if there are none. */
  safety_signs?: SafetySign[];
  draft: Draft;
  /** The next draft; the finished one is kept until then. */
  redraft: Redraft | null;
  /** Citations that people have taken from the documents, in order. The response may refer to them. */
  added?: Citation[];
  /** About the documents of `added`, when each was taken; absent when there are none. */
  added_doubts?: DocumentDoubt[];
  /** Of the drafts before this one, for a response that has kept something of them; absent when there are none. */
  earlier_warnings?: DraftWarnings;
  edit: UnsentEdit | null;
  sent: SentAnswer | null;
  /** Of the sent answer, by who finds it fit to be given again; absent while nobody has approved it. */
  approval?: Act;
  /** When the sent answer last went to all sites of the study, as an announcement; absent if it never did. */
  shared?: Act;
  feedback?: AnswerFeedback[];
  /** Increases with each edit, send and new draft; a change based on an older version is refused. */
  version: number;
}

/** Of the newest query, for lists. */
export interface NewestQuery {
  id: string;
  /** Of the newest draft; the one before it is kept until then. */
  draft: Draft['state'];
  is_edited: boolean;
  is_sent: boolean;
}

/** The member of the research team who answers a request; null for nobody. Never for sites. */
export interface Ownership {
  owner_id: string | null;
  owner_name: string | null;
}

/** What has become of the promised time. Values stored, labels shown. */
export const DUE_STATES = { later: 'Due later', soon: 'Due soon', overdue: 'Overdue' } as const;

export type DueState = keyof typeof DUE_STATES;

/** The clock of the newest question. Never for sites, who see the promise. */
export interface DueTimes {
  due_at: string;
  /** From when it is due soon. */
  due_soon_at: string;
  /** Null while nothing waits for an answer. Never goes back, so that each is notified once. */
  due_state: DueState | null;
}

/** Behind everything that is due, where lists are ordered by it. */
const NEVER = '9999-12-31T00:00:00.000Z';

export const NOT_DUE: DueTimes = { due_at: NEVER, due_soon_at: NEVER, due_state: null };

/** `requests/{id}`: for the research team only. Without the texts of the thread. */
export interface RequestSummary extends RequestHeader, Ownership, DueTimes {
  /** Of the number, which as text has another order. */
  sequence?: number;
  query_count: number;
  newest_query: NewestQuery;
  /** Whether the newest question suggests something to report; absent if not. */
  has_safety_signs?: true;
  /** When the newest question was asked. */
  asked_at: string;
  /** `priorityRank`, to order lists by. */
  priority_rank: number;
  /** Of the newest answer. */
  answered_at: string | null;
  /** When somebody last asked, changed or withdrew a question, edited or answered, or a draft was finished. */
  active_at: string;
  /** When somebody last asked, or an answer was sent: as much as the site may know. */
  said_at: string;
  /** Printed name of who signed the newest answer; absent without a signature. */
  answered_by?: string;
}

/** Where a query belongs. The first query is number 1. */
export interface QueryPlace extends Pick<RequestHeader, 'request_id' | 'site_id' | 'study_id'> {
  number: number;
}

/** Of a sent answer. */
export interface AnswerPlace {
  request_id: string;
  query_id: string;
}

/** `request_queries/{request}_{query}`: for the research team only. */
export type StoredQuery = QueryPlace & RequestQuery;

/** A request with its thread, for the research team only. Queries are oldest first, never empty. */
export interface RequestRecord extends RequestHeader {
  queries: RequestQuery[];
}

/** Only what a person has sent. */
export interface SiteQuery {
  id: string;
  question: string;
  asked_by: Actor;
  timestamp_created: string;
  promise?: AnswerPromise;
  changes?: QuestionChange[];
  withdrawn?: Withdrawal;
  /** Somebody on the research team works on it. */
  is_started?: true;
  answer: Pick<SentAnswer, 'text' | 'citations' | 'sent_at' | 'signature'> | null;
  feedback?: AnswerFeedback[];
}

/** `site_requests/{id}`: for members of the site. */
export interface SiteRequestSummary
  extends RequestHeader, Pick<RequestSummary, 'query_count' | 'answered_at' | 'answered_by'> {
  /** When somebody last asked, or an answer was sent. */
  active_at: string;
}

/** `site_request_queries/{request}_{query}`: for members of the site. */
export type StoredSiteQuery = QueryPlace & SiteQuery;

/** A request with its thread, for members of the site. Queries are oldest first, never empty. */
export interface SiteRequest extends Omit<SiteRequestSummary, 'query_count'> {
  queries: SiteQuery[];
}

/** Whether a question still waits for its answer. */
export function isOpenQuery({ sent, withdrawn }: Pick<RequestQuery, 'sent' | 'withdrawn'>): boolean {
  return sent === null && withdrawn === undefined;
}

/** Whether a person on the research team has begun to answer. */
export function isStarted({ opened, edit, added = [] }: Pick<RequestQuery, 'opened' | 'edit' | 'added'>): boolean {
  return opened !== undefined || edit !== null || added.length > 0;
}
