/** A quote that stands verbatim (white space and ligatures normalised) on a page of a protocol document. */
export interface Citation {
  /** Counts from 1 within an answer; the answer's text refers to it as `[number]`. */
  number: number;
  document_id: string;
  document_name: string;
  /** Counts from 1 in the PDF. */
  page: number;
  /** Headings above the quote, outermost first, joined by ' › '; empty when there are none. */
  section: string;
  text_snippet: string;
}
