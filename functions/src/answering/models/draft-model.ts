import type { Category } from '@trialdesk/contract/choices';
import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Quote } from '@trialdesk/contract/entities/citation';
import type { Confidence, DraftMode, GivenAnswer, ModelCall } from '@trialdesk/contract/entities/draft';
import type { AskedQuestion } from '../question/question.ts';
import type { Budget } from '../retrieval/budget.ts';
import type { FoundPassage, FoundStatement, ScopePassage } from '../retrieval/scope.ts';

export interface ModelQuestion extends AskedQuestion {
  study_name: string;
  category: Category;
}

export interface ModelImage {
  document_name: string;
  page: number;
  /** JPEG. */
  image: Uint8Array;
}

/** Sent to a site of the study and approved for reuse. It may be quoted as that, whole, but proves nothing. */
export interface QuotableAnswer extends GivenAnswer {
  question: string;
  /** On one line, without marks. */
  text: string;
  /** What it cites, as the documents in use have it; not empty. */
  quotes: Quote[];
}

export interface ModelInput extends ModelQuestion {
  /** Best first; in document order for the whole scope or whole sections. */
  passages: FoundPassage[];
  /** Empty for a situational question. */
  statements: FoundStatement[];
  /** To questions close to this one. */
  quotable: QuotableAnswer[];
  /** Pages of dense tables, figures and scans; not to quote from. */
  images?: ModelImage[];
  length: ResponseLength;
}

export interface ModelSentence {
  text: string;
  quotes: { passageKey: string; quote: string }[];
  /** The answers that it rests on if it rests on no passage. */
  quotable?: QuotableAnswer[];
}

/** Untrusted until its quotes are verified. */
export type ModelAnswer =
  { answerable: true; sentences: ModelSentence[]; confidence: Confidence } | { answerable: false };

/** It cites nothing that proves it, only earlier versions, or says otherwise than its grounds. */
export type Rejection =
  { reason: 'unproved' } | { reason: 'history' } | { reason: 'negation' } | { reason: 'values'; values: string[] };

export type RejectedSentence = Rejection & {
  /** In the answer. */
  at: number;
  text: string;
};

export interface SoughtField {
  key: string;
  name: string;
}

interface SoughtFields {
  fields: readonly SoughtField[];
  passages: readonly ScopePassage[];
}

/** Untrusted until its quotes are verified. */
export interface ModelFact {
  field: string;
  quotes: ModelSentence['quotes'];
}

/** Also receives the usage of replies that cannot be used. */
export type OnCall = (call: ModelCall) => void;

/** All calls reject with a `ModelFailedError`. */
export interface DraftModel {
  mode: DraftMode;
  /** Name and version, for the record. */
  model: string;
  promptVersion: string;
  /** Of passages to send. */
  budget: Budget;
  /** Passages come with the lists, tables and sentences that they are fragments of. */
  wholeSections?: boolean;
  /** Is given approved answers. */
  quotesAnswers?: true;
  /** Most pages to send as images; none when absent. */
  pageImages?: number;
  /** Search queries in the words of protocols; absent for models that cannot rewrite. */
  rewrite?(question: ModelQuestion, onCall?: OnCall): Promise<string[]>;
  answer(input: ModelInput, onCall?: OnCall): Promise<ModelAnswer>;
  /**
   * The questions in a question that are also asked by themselves, to complete the answer to the whole; absent for models
   * that answer several at once.
   */
  askedAlone?(question: string, whole: ModelAnswer): string[];
  /** Replacements by the position of the rejected sentence; absent for models that accept no reason. */
  repair?(
    input: ModelInput,
    rejected: readonly RejectedSentence[],
    onCall?: OnCall,
  ): Promise<Map<number, ModelSentence>>;
  /** Absent for models that do not read passages whole. */
  findFacts?(sought: SoughtFields, onCall?: OnCall): Promise<ModelFact[]>;
}
