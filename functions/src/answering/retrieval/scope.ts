import type { Quote } from '@trialdesk/contract/entities/citation';
import type { SearchedDocument } from '@trialdesk/contract/entities/draft';
import type { QuestionForm } from '../question/question.ts';
import type { Passage, PassageFile } from '../../ingestion/passages/passage.ts';

export interface ScopeDocument extends SearchedDocument {
  file: PassageFile;
}

export interface ScopePassage {
  /** Unique within the scope. */
  key: string;
  document: ScopeDocument;
  passage: Passage;
}

export interface FoundPassage extends ScopePassage {
  score: number;
  /** Empty for low-ranked passages, which are not scored by sentence. */
  sentences: FoundSentence[];
}

export interface FoundSentence {
  text: string;
  /** Weighted share of the question it covers times `lengthFactor`, from 0 to 1. */
  score: number;
  /** Discount for very short or long sentences, from 0 to 1. */
  lengthFactor: number;
  matches: ConceptMatch[];
}

export interface ConceptMatch {
  concept: WeighedConcept;
  /** In its own words: 1 for the question's term, less for alternatives. */
  own: number;
  /** Counts headings, lead-ins and column headers in part. */
  credit: number;
}

export interface WeighedConcept {
  term: string;
  /** In these documents, from 0 to 1. */
  rarity: number;
  /** Rarity times specificity in everyday English, from 0 to 1. */
  weight: number;
}

export function quoteOf({ document, passage }: ScopePassage, snippet: string): Quote {
  return {
    document_id: document.id,
    document_name: document.name,
    document_version: document.version,
    page: passage.page,
    section: passage.section.join(' › '),
    text_snippet: snippet.replace(/\s+/g, ' ').trim(),
  };
}

/** Passages that state what a plain question asks for, in one of its readings. */
export interface FoundStatement {
  form: QuestionForm;
  /** A labelled row of the front matter, a section under a fitting heading, or rows of a schedule. */
  source: 'label' | 'section' | 'schedule';
  /** The section's name; empty for other sources. */
  heading: string;
  /** How much the heading and the field's name have in common, from 0 to 1; 1 for a label and a schedule's row. */
  fit: number;
  /** In document order, with the sentences scored against the question. */
  passages: FoundPassage[];
  /** The column headers of the visit asked for: `Visit 6`, `Week 4`, `Day 29`. Empty when none is asked for. */
  visitHeaders: string[];
}
