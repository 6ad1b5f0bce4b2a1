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

/** Of a passage, by its id, in a document of the scope. */
export function passageKey({ id }: Pick<ScopeDocument, 'id'>, passage: string): string {
  return `${id}/${passage}`;
}

export function scopePassage(document: ScopeDocument, passage: Passage): ScopePassage {
  return { key: passageKey(document, passage.id), document, passage };
}

export interface FoundPassage extends ScopePassage {
  score: number;
  /** Empty for passages ranked too low to be scored by sentence. */
  sentences: FoundSentence[];
}

export interface FoundSentence {
  text: string;
  /** Weighted share of the question covered, times `lengthFactor`, from 0 to 1. */
  score: number;
  /** For very short or long sentences, from 0 to 1. */
  lengthFactor: number;
  /** Against the other sentences found for a short question, in powers of e. */
  likelihood?: number;
  matches: ConceptMatch[];
}

export interface ConceptMatch {
  concept: WeighedConcept;
  /** 1 for the question's own term, less for alternatives. */
  own: number;
  /** Counts headings, lead-ins and column headers in part. */
  credit: number;
}

export interface WeighedConcept {
  term: string;
  /** In these documents, from 0 to 1. */
  rarity: number;
  /** Rarity times specificity in English, from 0 to 1. */
  weight: number;
}

export interface NarrowingTerm {
  /** As asked, with what documents may call it. */
  names: string[];
  weight: number;
}

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

/** By field; of the documents in use. */
export type FactReviews = Readonly<Record<string, Pick<FactReview, 'decision' | 'quotes'>>>;

/** What a plain question asks for, in one of its readings. */
export interface FoundStatement {
  form: QuestionForm;
  /**
   * `label`: a row of the front matter. `section`: under a fitting heading. `schedule`: rows of it. For a medicine,
   * `entry`: whether it may be taken; `mention`: names it only; `lists`: of other medicines, when nothing names it; `leave`:
   * lets patients take whatever is not prohibited.
   */
  source: 'confirmed' | 'label' | 'section' | 'schedule' | 'entry' | 'mention' | 'lists' | 'leave';
  /** The section's name; empty for other sources. */
  heading: string;
  /** How alike the heading and the field's name are, from 0 to 1; 1 for a label and a schedule's row. */
  fit: number;
  /** In document order, sentences scored against the question. */
  passages: FoundPassage[];
  /** Of the visit asked for: `Visit 6`, `Week 4`, `Day 29`. Empty without one. */
  visitHeaders: string[];
  /** When the passages were found by these terms. */
  asked?: WeighedConcept[];
  /** Terms that make the question narrower than its field; none if they weigh little. */
  narrowing?: NarrowingTerm[];
}

/** In characters; a shorter statement is a label without its text. */
const TITLE = { shortest: 40, longest: 400 };

/** In the front matter; null if it states none. */
export function statedTitle({ facts, passages }: Pick<PassageFile, 'facts' | 'passages'>): string | null {
  const stated = facts.filter(({ field }) => field === 'title').flatMap(({ statements }) => statements);
  const ids = new Set(stated.flatMap((statement) => statement.passages));
  const text = passages.find((passage) => ids.has(passage.id) && passage.text.length >= TITLE.shortest)?.text;
  return text === undefined ? null : text.slice(0, TITLE.longest);
}
