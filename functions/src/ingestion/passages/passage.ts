import type { DocumentSource, IngestionFailure } from '@trialdesk/contract/entities/document';
import type { StudyFact } from './study-fact.ts';
import type { PassageContext } from './passage-context.ts';

/** Can be found and cited by itself; never crosses a page. */
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
  /** Absent for the file's own text. */
  read_by?: 'ocr';
}

/** Raise it when documents are read differently than before, which a test watches: stored files of another are rebuilt. */
export const PASSAGE_FORMAT = 30;

/** `passages.json.gz` of a document: one read answers every question about it. */
export interface PassageFile {
  format: typeof PASSAGE_FORMAT;
  document_id: string;
  /** The PDF that was read. */
  source: DocumentSource;
  page_count: number;
  pages_without_text: number[];
  pages_read_by_ocr: number[];
  /** The document's own: short form to long form. */
  abbreviations: Record<string, string>;
  passages: Passage[];
  facts: StudyFact[];
}

/** As read, whatever document it belongs to. */
export type PdfPassages = Omit<PassageFile, 'document_id' | 'source'>;

/** A failed one names the pages whose text a scan may give. */
export type PdfReading =
  { result: 'read'; file: PdfPassages } | { result: 'failed'; reason: IngestionFailure; pages_without_text: number[] };
