/** Words found verbatim (white space and ligatures normalised) on a page of a protocol document. */
export interface Quote {
  document_id: string;
  document_name: string;
  /** Version of the document when it was quoted. */
  document_version: number;
  /** Page of the PDF, from 1. */
  page: number;
  /** Headings above the quote, outermost first, joined by ' › '; empty when there are none. */
  section: string;
  text_snippet: string;
}

/** A quote that supports an answer. */
export interface Citation extends Quote {
  /** From 1 within an answer, whose text refers to it as `[number]`. */
  number: number;
}
