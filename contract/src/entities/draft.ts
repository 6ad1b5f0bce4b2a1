import type { AiSettings } from './ai-settings.ts';
import type { Citation, Quote } from './citation.ts';

/** Who wrote a draft: Gemini, or the extraction of sentences when no model is configured. */
export type DraftMode = 'gemini' | 'extractive';

export type Confidence = 'high' | 'medium' | 'low';

/** A document that was searched for a draft, as it was then. */
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
  /** Absent when it was written with the defaults. */
  settings?: AiSettings;
  /** Queries a model made of the question; absent when the question was searched for as it is. */
  queries?: string[];
  written_at: string;
}

export interface PendingDraft {
  state: 'queued' | 'writing';
  since: string;
}

/** Two documents in scope that give different values under the same heading. The first quote is from a cited passage. */
export interface Conflict {
  heading: string;
  quotes: [Quote, Quote];
}

/** An answer; every sentence has the marks of its citations. */
export interface ReadyDraft extends Written {
  state: 'ready';
  text: string;
  citations: Citation[];
  confidence: Confidence;
  conflicts: Conflict[];
}

/** The documents do not answer the question; `closest` are the nearest passages. */
export interface NotFoundDraft extends Written {
  state: 'not_found';
  closest: Citation[];
}

/** Why no draft could be written: the model failed in some way, or every attempt was cut short (`gave_up`). */
export const DRAFT_FAILURES = [
  'quota',
  'refused',
  'unavailable',
  'timeout',
  'unusable',
  'misconfigured',
  'gave_up',
] as const;

export type DraftFailure = (typeof DRAFT_FAILURES)[number];

export interface FailedDraft {
  state: 'failed';
  /** Records from before there were codes hold a sentence here; treat any unknown value as `gave_up`. */
  reason: DraftFailure;
  failed_at: string;
}

export type Draft = PendingDraft | ReadyDraft | NotFoundDraft | FailedDraft;

/** A draft that was written, with or without an answer. */
export type FinishedDraft = ReadyDraft | NotFoundDraft;

/** A new draft that was asked for while a finished one is kept: on its way, or failed. */
export type Redraft = PendingDraft | FailedDraft;

/** Every state of a draft, and what it amounts to. */
const OUTCOMES = {
  queued: 'pending',
  writing: 'pending',
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

/** The draft that was asked for last. */
export function newestDraft({ draft, redraft }: { draft: Draft; redraft: Redraft | null }): Draft {
  return redraft ?? draft;
}

/** Whether all citations go to the site unless the reviewer leaves some out, or only those the reviewer chooses. */
export function sendsCitations(draft: Draft): boolean {
  return !isReadyDraft(draft) || draft.settings?.include_citations !== false;
}
