import type { IngestionFailure } from '@trialdesk/contract/entities/document';
import type { StudyFact } from '../facts/find-facts.ts';
import type { PassageContext } from './passage-context.ts';

/** A piece of a page that can be found and cited by itself. It never crosses a page. */
export interface Passage {
  /** Unique within its document and stable for the same file: `p{page}-{ordinal}`. */
  id: string;
  /** Counts from 1 in the PDF. */
  page: number;
  /** Headings above it, outermost first. */
  section: string[];
  /** A `heading` only names what follows: a table's caption, its column headers. */
  kind: 'prose' | 'list' | 'table' | 'heading';
  /** As printed, in reading order; quotes are verified against this. */
  text: string;
  context: PassageContext;
  /** Left, bottom, right, top in PDF points. */
  rect: [number, number, number, number];
}

/** The current shape of a `PassageFile`. Raise it with every change of the shape: files of another one are rebuilt. */
export const PASSAGE_FORMAT = 3;

/** `passages.json.gz` of a document: one read answers every question about it. */
export interface PassageFile {
  format: typeof PASSAGE_FORMAT;
  document_id: string;
  page_count: number;
  pages_without_text: number[];
  /** The document's own list of abbreviations: short form to long form. */
  abbreviations: Record<string, string>;
  passages: Passage[];
  /** What the protocol states about the fields every protocol has. */
  facts: StudyFact[];
}

/** The result of reading a PDF. */
export type PdfReading =
  { result: 'read'; file: Omit<PassageFile, 'document_id'> } | { result: 'failed'; reason: IngestionFailure };
