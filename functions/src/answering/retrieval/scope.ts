import type { Quote } from '@trialdesk/contract/entities/citation';
import type { SearchedDocument } from '@trialdesk/contract/entities/draft';
import type { Passage, PassageFile } from '../../ingestion/passages/passage.ts';

/** A document that a question is answered from. */
export interface ScopeDocument extends SearchedDocument {
  file: PassageFile;
}

/** A passage with its document. */
export interface ScopePassage {
  /** Unique within the scope. */
  key: string;
  document: ScopeDocument;
  passage: Passage;
}

/** A ranked passage; a higher score is more relevant. */
export interface FoundPassage extends ScopePassage {
  score: number;
  /** In the passage's order; empty for low-ranked passages, which are not read sentence by sentence. */
  sentences: FoundSentence[];
}

/** A sentence and what it has in common with the question. */
export interface FoundSentence {
  text: string;
  /** Share of the question it covers, by weight, times the length factor: from 0 to 1. */
  score: number;
  /** Discount for sentences that are very short or very long, from 0 to 1. */
  lengthFactor: number;
  /** The concepts it mentions; the others are left out. */
  matches: ConceptMatch[];
}

/** How well a sentence mentions a concept. */
export interface ConceptMatch {
  concept: WeighedConcept;
  /** In its own words: 1 for the question's own term, less for alternatives. */
  own: number;
  /** The same with headings, lead-ins and column headers counted in part. */
  credit: number;
}

export interface WeighedConcept {
  /** The question's own term. */
  term: string;
  /** How rare it is in these documents, from 0 to 1. */
  rarity: number;
  /** Rarity times how specific the word is in everyday English, from 0 to 1. */
  weight: number;
}

/** A citation of part of a passage. */
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
