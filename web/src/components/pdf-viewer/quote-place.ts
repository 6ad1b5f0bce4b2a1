/** A quote and the page it is on. */
export interface QuotePlace {
  /** 1-based. */
  page: number;
  quote: string;
}
