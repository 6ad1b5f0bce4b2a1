import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Confidence, DraftMode } from '@trialdesk/contract/entities/draft';
import type { DraftTask } from '../jobs/draft-task.ts';
import type { FoundPassage } from '../retrieval/retrieve.ts';

/** A question as it was asked, with its thread. */
export type ModelQuestion = Pick<DraftTask, 'title' | 'category' | 'question' | 'earlier'>;

/** What a model is given: the question and the passages it may answer from. */
export interface ModelInput extends ModelQuestion {
  /** Best first, or in the documents' order when the whole scope is given. */
  passages: FoundPassage[];
  /** How long an answer is wanted. */
  length: ResponseLength;
}

/** A sentence of an answer with the quotes that it rests on. */
export interface ModelSentence {
  text: string;
  quotes: { passageKey: string; quote: string }[];
}

/** What a model makes of a question. Nothing in it is believed before its quotes are verified. */
export type ModelAnswer =
  { answerable: true; sentences: ModelSentence[]; confidence: Confidence } | { answerable: false };

/** Something that drafts answers from passages. */
export interface DraftModel {
  mode: DraftMode;
  /** Name and version, for the record. */
  model: string;
  promptVersion: string;
  /** How many characters of passages it is given at most. */
  budget: number;
  /**
   * Says what to search for besides the question, in the words of protocols; for a scope that cannot be sent whole.
   * Rejects with a `ModelFailedError`. A model without it is given what the question itself finds.
   */
  rewrite?(question: ModelQuestion): Promise<string[]>;
  /** Rejects with a `ModelFailedError`. */
  answer(input: ModelInput): Promise<ModelAnswer>;
}
