import type { Citation } from './citation.ts';

/** Who wrote a draft: Gemini, or the extraction of sentences when no model is configured. */
export type DraftMode = 'gemini' | 'extractive';

export type Confidence = 'high' | 'medium' | 'low';

/** A document that was searched for a draft. */
export interface SearchedDocument {
  id: string;
  name: string;
}

interface Written {
  mode: DraftMode;
  model: string;
  prompt_version: string;
  searched: SearchedDocument[];
  /** What was searched for besides the question, in the words of a model; absent when there was no need to. */
  queries?: string[];
  written_at: string;
}

/** Waiting for its turn, or being written. */
export interface PendingDraft {
  state: 'queued' | 'writing';
  since: string;
}

/** An answer; every sentence refers to its citations as `[1]`, `[2]` … */
export interface ReadyDraft extends Written {
  state: 'ready';
  text: string;
  citations: Citation[];
  confidence: Confidence;
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
