import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Confidence, DraftMode } from '@trialdesk/contract/entities/draft';
import type { DraftTask } from '../draft-task.ts';
import type { FoundPassage } from '../retrieve.ts';

/** What a model is given: the question and the passages it may answer from. */
export interface ModelInput extends Pick<DraftTask, 'title' | 'category' | 'question' | 'earlier'> {
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
  /** Rejects with a `ModelFailedError`. */
  answer(input: ModelInput): Promise<ModelAnswer>;
}
