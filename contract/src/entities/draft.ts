import type { AiSettings } from './ai-settings.ts';
import type { Citation, Quote } from './citation.ts';

/** `extractive`: sentences extracted without a model. */
export type DraftMode = 'gemini' | 'extractive';

export type Confidence = 'high' | 'medium' | 'low';

/** An approved answer to another question of the study. */
export interface GivenAnswer {
  request_id: string;
  /** Absent if the request has none. */
  request_number?: string;
  query_id: string;
}

/** As it was when searched. */
export interface SearchedDocument {
  id: string;
  name: string;
  version: number;
  upload_date: string;
}

interface Written {
  mode: DraftMode;
  model: string;
  prompt_version: string;
  searched: SearchedDocument[];
  /** In scope and not used: the others have the answer, or none has. Absent when there are none. */
  set_aside?: SetAsideDocument[];
  /** Absent means the defaults. */
  settings?: AiSettings;
  /** That the model could quote; absent when there were none. */
  given_answers?: GivenAnswer[];
  /** Queries a model made of the question; absent when it was searched as is. */
  queries?: string[];
  /** The model that was to write it and did not; absent when the configured one did. */
  instead_of?: Substitution;
  /** Why no document of the study's own was searched: it has none in use, or none that has been read. Absent if some were. */
  own_documents?: 'none' | 'unread';
  /** The medicine asked about, if no document names it. */
  unnamed_medicine?: string;
  /** About the documents of its citations, or of its closest passages; absent when there are none. */
  doubts?: DocumentDoubt[];
  /** Calls of the model that made it; absent for extraction and in older records. */
  calls?: ModelCall[];
  written_at: string;
}

/** A reply of the model, whether it could be used or not. */
export interface ModelCall {
  /** `repair`: the answer's rejected sentences; `facts`: fields that reading found no statement of. */
  purpose: 'rewrite' | 'answer' | 'repair' | 'facts';
  model: string;
  location: string;
  input_tokens: number;
  /** Of the input, before the call; absent in older records. */
  estimated_tokens?: number;
  /** Includes thinking. */
  output_tokens: number;
  /** Of the input, at a discount. */
  cached_tokens: number;
  milliseconds: number;
  finish_reason: string;
  /** At list price; null when it is not known. */
  usd: number | null;
}

/** Why another model, or extraction, has written a draft. */
export interface Substitution {
  model: string;
  reason: DraftFailure;
  /** The first failure. */
  since: string;
}

interface StartedDraft {
  state: 'queued' | 'writing';
  since: string;
}

/** The model does not answer and is asked again from time to time. */
interface WaitingDraft {
  state: 'waiting';
  /** The first failure. */
  since: string;
  reason: DraftFailure;
}

export type PendingDraft = StartedDraft | WaitingDraft;

/** Two documents with different values under the same heading. The first quote is from a cited passage. */
export interface Conflict {
  heading: string;
  quotes: [Quote, Quote];
}

/** A document for all studies that names another study or drug than the request's study has. */
export interface SetAsideDocument extends SearchedDocument {
  kind: 'other_study' | 'other_drug';
  /** The other study or drug. */
  named: string;
}

/** Why a cited document may not be about the request's study. */
export interface DocumentDoubt {
  document_id: string;
  document_name: string;
  /** It is for all studies, or names another study or another drug than the request's study has. */
  kind: 'all_studies' | 'other_study' | 'other_drug';
  /** The other study or drug. */
  named?: string;
}

/** What a reviewer is to check in a response with words of a draft. */
export interface DraftWarnings {
  doubts: DocumentDoubt[];
  conflicts: Conflict[];
  site_values: string[];
}

/** Every sentence has the marks of its citations. */
export interface ReadyDraft extends Written {
  state: 'ready';
  text: string;
  citations: Citation[];
  /** Not high with doubts. */
  confidence: Confidence;
  conflicts: Conflict[];
  /** Values in the text that only the site's questions or earlier answers state. */
  site_values?: string[];
}

/** A passage that may answer a question. */
export interface PossiblePassage extends Citation {
  /** The snippet as it makes sense alone: with its lead-in or column headers. Absent in older records. */
  text?: string;
}

export interface NotFoundDraft extends Written {
  state: 'not_found';
  /** Passages that may answer the question, best first; for an unnamed medicine the lists of other medicines. */
  closest: PossiblePassage[];
}

/**
 * `gave_up`: every attempt was cut short. `storage`: documents could not be fetched. `budget`: the day's tokens are used
 * up. The others are failures of the model.
 */
export const DRAFT_FAILURES = [
  'quota',
  'refused',
  'unavailable',
  'timeout',
  'unusable',
  'misconfigured',
  'budget',
  'storage',
  'gave_up',
] as const;

export type DraftFailure = (typeof DRAFT_FAILURES)[number];

export interface FailedDraft {
  state: 'failed';
  /** Older records hold a sentence; treat unknown values as `gave_up`. */
  reason: DraftFailure;
  failed_at: string;
}

export type Draft = PendingDraft | ReadyDraft | NotFoundDraft | FailedDraft;

export type FinishedDraft = ReadyDraft | NotFoundDraft;

/** Pending or failed while a finished draft is kept. */
export type Redraft = PendingDraft | FailedDraft;

const OUTCOMES = {
  queued: 'pending',
  writing: 'pending',
  waiting: 'pending',
  ready: 'finished',
  not_found: 'finished',
  failed: 'failed',
} as const satisfies Record<Draft['state'], 'pending' | 'finished' | 'failed'>;

export const DRAFT_STATES = Object.keys(OUTCOMES) as Draft['state'][];

export function isPendingDraft(draft: Draft): draft is PendingDraft {
  return OUTCOMES[draft.state] === 'pending';
}

export function isFinishedDraft(draft: Draft): draft is FinishedDraft {
  return OUTCOMES[draft.state] === 'finished';
}

export function isFailedDraft(draft: Draft): draft is FailedDraft {
  return OUTCOMES[draft.state] === 'failed';
}

export function isReadyDraft(draft: Draft): draft is ReadyDraft {
  return draft.state === 'ready';
}

export function newestDraft({ draft, redraft }: { draft: Draft; redraft: Redraft | null }): Draft {
  return redraft ?? draft;
}

/** Whether citations are sent unless the reviewer omits them, or only when chosen. */
export function sendsCitations(draft: Draft): boolean {
  return !isReadyDraft(draft) || draft.settings?.include_citations !== false;
}
