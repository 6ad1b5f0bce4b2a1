import type { PageRect, Quote } from '@trialdesk/contract/entities/citation';
import type { FactReview } from '@trialdesk/contract/entities/study-fact';
import type { SearchedDocument } from '@trialdesk/contract/entities/draft';
import type { QuestionForm } from '../question/question.ts';
import { HISTORY_LABEL, markedUnder } from '../../ingestion/passages/render-context.ts';
import type { Passage, PassageFile } from '../../ingestion/passages/passage.ts';

export interface ScopeDocument extends SearchedDocument {
  file: PassageFile;
  /** Absent if it is the study's own. */
  is_for_all_studies?: true;
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
  /** How well it fits a short question against the other sentences found for it, in powers of e. */
  likelihood?: number;
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

export interface NarrowingTerm {
  /** The question's own, with what documents may call it. */
  names: string[];
  weight: number;
}

/** Names a document in quotes from it. */
export function identityOf({
  id,
  name,
  version,
  file,
}: ScopeDocument): Omit<Quote, 'page' | 'section' | 'text_snippet' | 'marked_under' | 'ocr_rect'> {
  const { sha256, generation } = file.source;
  return {
    document_id: id,
    document_name: name,
    document_version: version,
    document_sha256: sha256,
    document_generation: generation,
  };
}

export function quoteOf({ document, passage }: ScopePassage, snippet: string): Quote {
  const headers = markedUnder(passage.context);
  return {
    ...identityOf(document),
    page: passage.page,
    section: [...(passage.context.history ? [HISTORY_LABEL] : []), ...passage.section].join(' › '),
    text_snippet: snippet.replace(/\s+/g, ' ').trim(),
    ...(headers !== '' && { marked_under: headers }),
    ...(passage.read_by === 'ocr' && { ocr_rect: toPageRect(passage.rect) }),
  };
}

function toPageRect([left, bottom, right, top]: Passage['rect']): PageRect {
  return { left, bottom, right, top };
}

/** What people have decided, by field; of the documents in use. */
export type FactReviews = Readonly<Record<string, Pick<FactReview, 'decision' | 'quotes'>>>;

/** Passages that state what a plain question asks for, in one of its readings. */
export interface FoundStatement {
  form: QuestionForm;
  /**
   * What a person has confirmed, a labelled row of the front matter, a section under a fitting heading, or rows of a schedule. For a medicine:
   * entries that say whether it may be taken, passages that only mention it, or, if nothing names it, the lists of
   * other medicines.
   */
  source: 'confirmed' | 'label' | 'section' | 'schedule' | 'entry' | 'mention' | 'lists';
  /** The section's name; empty for other sources. */
  heading: string;
  /** How much the heading and the field's name have in common, from 0 to 1; 1 for a label and a schedule's row. */
  fit: number;
  /** In document order, with the sentences scored against the question. */
  passages: FoundPassage[];
  /** The column headers of the visit asked for: `Visit 6`, `Week 4`, `Day 29`. Empty when none is asked for. */
  visitHeaders: string[];
  /** The question's terms, when the passages were found by them. */
  asked?: WeighedConcept[];
  /** Terms that make the question narrower than the field it asks for; none if they weigh little. */
  narrowing?: NarrowingTerm[];
}

/** In characters; a shorter statement is a label without its text. */
const TITLE = { shortest: 40, longest: 400 };

/** As the document's front matter states it; null if it does not. */
export function statedTitle({ facts, passages }: Pick<PassageFile, 'facts' | 'passages'>): string | null {
  const stated = facts.filter(({ field }) => field === 'title').flatMap(({ statements }) => statements);
  const ids = new Set(stated.flatMap((statement) => statement.passages));
  const text = passages.find((passage) => ids.has(passage.id) && passage.text.length >= TITLE.shortest)?.text;
  return text === undefined ? null : text.slice(0, TITLE.longest);
}
