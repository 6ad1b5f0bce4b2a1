import type { AiSettings } from './ai-settings.ts';
import type { Citation, Quote } from './citation.ts';

/** `extractive`: sentences extracted without a model. */
export type DraftMode = 'gemini' | 'extractive';

export type Confidence = 'high' | 'medium' | 'low';

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
  /** Absent means the defaults. */
  settings?: AiSettings;
  /** Queries a model made of the question; absent when it was searched as is. */
  queries?: string[];
  written_at: string;
}

export interface PendingDraft {
  state: 'queued' | 'writing';
  since: string;
}

/** Two documents with different values under the same heading. The first quote is from a cited passage. */
export interface Conflict {
  heading: string;
  quotes: [Quote, Quote];
}

/** Every sentence has the marks of its citations. */
export interface ReadyDraft extends Written {
  state: 'ready';
  text: string;
  citations: Citation[];
  confidence: Confidence;
  conflicts: Conflict[];
}

/** `closest` are the nearest passages. */
export interface NotFoundDraft extends Written {
  state: 'not_found';
  closest: Citation[];
}

/** `gave_up`: every attempt was cut short. The others are failures of the model. */
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
