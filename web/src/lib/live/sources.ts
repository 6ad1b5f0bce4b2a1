import { onSnapshot, queryEqual, refEqual, type DocumentReference, type Query } from 'firebase/firestore';
import type { Source } from './shared-listener.ts';

/** Also reports that the connection is lost or back. */
export const METADATA = { includeMetadataChanges: true };

/** Null when it does not exist. `T` is the contract's type, since only the server writes. */
export class DocSource<T> implements Source<T | null> {
  readonly #ref: DocumentReference;

  constructor(ref: DocumentReference) {
    this.#ref = ref;
  }

  sameAs(other: Source<unknown>): boolean {
    return other instanceof DocSource && refEqual(this.#ref, other.#ref);
  }

  listen(next: (data: T | null, isCurrent: boolean) => void, fail: (error: unknown) => void): () => void {
    let wasCurrent = false;
    return onSnapshot(
      this.#ref,
      METADATA,
      (snapshot) => {
        const isCurrent = !snapshot.metadata.fromCache;
        wasCurrent ||= isCurrent;
        // Offline, a document never read looks missing.
        if (snapshot.exists()) next(snapshot.data() as T, isCurrent);
        else if (wasCurrent) next(null, isCurrent);
      },
      fail,
    );
  }
}

interface Result<T> {
  found: T[];
  isCurrent: boolean;
}

/** Documents of several queries in their order; emits once the server has answered all. */
export class QuerySource<T> implements Source<T[]> {
  readonly #queries: readonly Query[];

  constructor(queries: readonly Query[]) {
    this.#queries = queries;
  }

  sameAs(other: Source<unknown>): boolean {
    if (!(other instanceof QuerySource)) return false;
    const others = other.#queries;
    return (
      this.#queries.length === others.length &&
      this.#queries.every((query, index) => others[index] && queryEqual(query, others[index]))
    );
  }

  listen(next: (data: T[], isCurrent: boolean) => void, fail: (error: unknown) => void): () => void {
    const results: (Result<T> | null)[] = this.#queries.map(() => null);
    const emit = () => {
      const known = results.filter((result) => result !== null);
      if (known.length < results.length) return;
      next(
        known.flatMap(({ found }) => found),
        known.every(({ isCurrent }) => isCurrent),
      );
    };
    const stops = this.#queries.map((query, index) =>
      onSnapshot(
        query,
        METADATA,
        (snapshot) => {
          const isCurrent = !snapshot.metadata.fromCache;
          // Before the server has answered, the cache has what other queries found.
          if (!isCurrent && results[index] === null) return;
          results[index] = { found: snapshot.docs.map((document) => document.data() as T), isCurrent };
          emit();
        },
        fail,
      ),
    );
    if (stops.length === 0) emit();
    return () => stops.forEach((stop) => stop());
  }
}
