/**
 * `request_search/{newest first}_{request}_{query}`: by what a query and, with the first, its request are found. Only the
 * server reads it: it is made from drafts too.
 */
export interface SearchEntry {
  request_id: string;
  query_id: string;
  site_id: string;
  study_id: string;
  /** Hashes of runs of up to three characters of what the research team searches. */
  grams: Record<string, true>;
  /** Of what sites search: only what they see. */
  site_grams: Record<string, true>;
}
