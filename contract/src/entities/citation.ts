import type { Actor } from './user.ts';

/** In PDF points. */
export interface PageRect {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Verbatim text of a page, apart from white space and ligatures. */
export interface Quote {
  document_id: string;
  document_name: string;
  /** When quoted. */
  document_version: number;
  /** Of the PDF that was read, as in `DocumentSource`; absent on quotes from before they were kept. */
  document_sha256?: string;
  document_generation?: string;
  /** From 1. */
  page: number;
  /** Headings above the quote, outermost first, joined by ' › '. Begins with a label where a quote describes changes. */
  section: string;
  text_snippet: string;
  /** For a schedule's row: the column headers of its marks, such as `Visit 1, Week -2; Visit 3`. */
  marked_under?: string;
  /** Present if the text was read by OCR: where it is on the page. */
  ocr_rect?: PageRect;
}

export interface Citation extends Quote {
  /** From 1 within an answer; its mark is `[number]`. */
  number: number;
  /** Who took it from a document, and when; absent for those of drafts. */
  added_by?: Actor;
  added_at?: string;
}
