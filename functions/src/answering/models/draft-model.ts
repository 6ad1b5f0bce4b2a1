import type { Category } from '@trialdesk/contract/choices';
import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Confidence, DraftMode } from '@trialdesk/contract/entities/draft';
import type { AskedQuestion } from '../question/question.ts';
import type { FoundPassage, FoundStatement } from '../retrieval/scope.ts';

export interface ModelQuestion extends AskedQuestion {
  category: Category;
}

export interface ModelInput extends ModelQuestion {
  /** Best first, or in document order when the whole scope is given. */
  passages: FoundPassage[];
  /** What the documents state about a plain question; empty for a situational one. */
  statements: FoundStatement[];
  length: ResponseLength;
}

/** A sentence of an answer with the quotes that support it. */
export interface ModelSentence {
  text: string;
  quotes: { passageKey: string; quote: string }[];
}

/** Untrusted until its quotes are verified. */
export type ModelAnswer =
  { answerable: true; sentences: ModelSentence[]; confidence: Confidence } | { answerable: false };

/** Drafts answers from passages. Both calls reject with a `ModelFailedError`. */
export interface DraftModel {
  mode: DraftMode;
  /** Name and version, for the record. */
  model: string;
  promptVersion: string;
  /** Most characters of passages to send. */
  budget: number;
  /** Search queries in the words of protocols; only models that can rewrite questions have it. */
  rewrite?(question: ModelQuestion): Promise<string[]>;
  answer(input: ModelInput): Promise<ModelAnswer>;
}
