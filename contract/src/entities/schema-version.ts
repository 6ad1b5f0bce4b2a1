/**
 * `schema/version`: the form of all stored data; absent means 1. Version 2 stores each query of a request in documents of
 * its own; since version 4 requests have numbers.
 */
export interface SchemaVersion {
  version: number;
  /** A migration that has begun, and the id of the last document it is done with. */
  migrating: { to: number; after: string } | null;
  updated_at: string;
}
