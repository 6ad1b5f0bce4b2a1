/** Words that stand verbatim (white space and ligatures normalised) on a page of a protocol document. */
export interface Quote {
  document_id: string;
  document_name: string;
  /** Of the document at the time it was quoted. */
  document_version: number;
  /** Counts from 1 in the PDF. */
  page: number;
  /** Headings above the quote, outermost first, joined by ' › '; empty when there are none. */
  section: string;
  text_snippet: string;
}

/** A quote that an answer rests on. */
export interface Citation extends Quote {
  /** Counts from 1 within an answer; the answer's text refers to it as `[number]`. */
  number: number;
}
