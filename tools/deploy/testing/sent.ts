/** A request that the CLI or the preflight sent. */
export interface Sent {
  method: string;
  /** With the query. */
  path: string;
  /** Parsed, if it is JSON; null for other bodies. */
  body: unknown;
}
