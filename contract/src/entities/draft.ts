import type { AiSettings } from './ai-settings.ts';
import type { Citation, Quote } from './citation.ts';

/** Who wrote a draft: Gemini, or the extraction of sentences when no model is configured. */
export type DraftMode = 'gemini' | 'extractive';

export type Confidence = 'high' | 'medium' | 'low';

/** A document that was searched for a draft, as it then was. */
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
  /** What it was written with; a draft that names none was written with the defaults. */
  settings?: AiSettings;
  /** What was searched for besides the question, in the words of a model; absent when there was no need to. */
  queries?: string[];
  written_at: string;
}

/** Waiting for its turn, or being written. */
export interface PendingDraft {
  state: 'queued' | 'writing';
  since: string;
}

/** Two documents in scope that give different values under the same heading. The first quote is from a cited passage. */
export interface Conflict {
  heading: string;
  quotes: [Quote, Quote];
}

/** An answer; every sentence refers to its citations as `[1]`, `[2]` … */
export interface ReadyDraft extends Written {
  state: 'ready';
  text: string;
  citations: Citation[];
  confidence: Confidence;
  conflicts: Conflict[];
}

/** The documents do not answer; `closest` holds the nearest passages, which are not an answer. */
export interface NotFoundDraft extends Written {
  state: 'not_found';
  closest: Citation[];
}

/** No draft could be written; `reason` is a sentence for the reviewer. */
export interface FailedDraft {
  state: 'failed';
  reason: string;
  failed_at: string;
}

export type Draft = PendingDraft | ReadyDraft | NotFoundDraft | FailedDraft;

/** A new draft that was asked for while an older one stands: on its way, or not to be had. */
export type Redraft = PendingDraft | FailedDraft;
