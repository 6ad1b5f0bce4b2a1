export type Live<T> =
  | { status: 'loading' }
  /** `asOf`: while the database cannot be reached, when this was last known to be current, in milliseconds since the epoch. */
  | { status: 'ready'; data: T; asOf?: number | undefined }
  /** Recovers by itself unless `denied`. */
  | { status: 'failed'; denied: boolean; retry: () => void };
