/** Verbatim text of a page, apart from white space and ligatures. */
export interface Quote {
  document_id: string;
  document_name: string;
  /** When quoted. */
  document_version: number;
  /** From 1. */
  page: number;
  /** Headings above the quote, outermost first, joined by ' › '. */
  section: string;
  text_snippet: string;
}

export interface Citation extends Quote {
  /** From 1 within an answer; its mark is `[number]`. */
  number: number;
}
