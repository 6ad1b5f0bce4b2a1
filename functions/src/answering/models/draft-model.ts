import type { Category } from '@trialdesk/contract/choices';
import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Confidence, DraftMode, ModelCall } from '@trialdesk/contract/entities/draft';
import type { AskedQuestion } from '../question/question.ts';
import type { Budget } from '../retrieval/budget.ts';
import type { FoundPassage, FoundStatement, ScopePassage } from '../retrieval/scope.ts';

export interface ModelQuestion extends AskedQuestion {
  study_name: string;
  category: Category;
}

/** A page of the scope as a picture. */
export interface ModelImage {
  document_name: string;
  page: number;
  /** JPEG. */
  image: Uint8Array;
}

export interface ModelInput extends ModelQuestion {
  /** Best first, or in document order when the whole scope or whole sections are given. */
  passages: FoundPassage[];
  /** What the documents state about a plain question; empty for a situational one. */
  statements: FoundStatement[];
  /** Pages of dense tables, figures and scans; to read by, not to quote from. */
  images?: ModelImage[];
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

/** Why a sentence was rejected: it cites nothing that proves it, only earlier versions, or says otherwise than its grounds. */
export type Rejection =
  { reason: 'unproved' } | { reason: 'history' } | { reason: 'negation' } | { reason: 'values'; values: string[] };

export type RejectedSentence = Rejection & {
  /** In the answer. */
  at: number;
  text: string;
};

export interface SoughtField {
  key: string;
  /** As in the ICH M11 template. */
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

/** Receives each reply's usage, also of replies that cannot be used. */
export type OnCall = (call: ModelCall) => void;

/** Drafts answers from passages. All calls reject with a `ModelFailedError`. */
export interface DraftModel {
  mode: DraftMode;
  /** Name and version, for the record. */
  model: string;
  promptVersion: string;
  /** Of passages to send. */
  budget: Budget;
  /** Whether passages come with the lists, tables and sentences that they are fragments of. */
  wholeSections?: boolean;
  /** Most pages to send as images; none when absent. */
  pageImages?: number;
  /** Search queries in the words of protocols; only models that can rewrite questions have it. */
  rewrite?(question: ModelQuestion, onCall?: OnCall): Promise<string[]>;
  answer(input: ModelInput, onCall?: OnCall): Promise<ModelAnswer>;
  /** Replacements for rejected sentences, by their position; only models that accept a reason have it. */
  repair?(
    input: ModelInput,
    rejected: readonly RejectedSentence[],
    onCall?: OnCall,
  ): Promise<Map<number, ModelSentence>>;
  /** Quotes that state fields of the study; only models that read passages whole have it. */
  findFacts?(sought: SoughtFields, onCall?: OnCall): Promise<ModelFact[]>;
}
