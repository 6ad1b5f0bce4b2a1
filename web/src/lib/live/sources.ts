import { onSnapshot, queryEqual, refEqual, type DocumentReference, type Query } from 'firebase/firestore';
import type { Source } from './shared-listener.ts';

/** Null when it does not exist. `T` is the contract's type, since only the server writes. */
export class DocSource<T> implements Source<T | null> {
  readonly #ref: DocumentReference;

  constructor(ref: DocumentReference) {
    this.#ref = ref;
  }

  sameAs(other: Source<unknown>): boolean {
    return other instanceof DocSource && refEqual(this.#ref, other.#ref);
  }

  listen(next: (data: T | null) => void, fail: (error: unknown) => void): () => void {
    return onSnapshot(
      this.#ref,
      (snapshot) => {
        // Offline, a document never read looks missing.
        if (snapshot.exists()) next(snapshot.data() as T);
        else if (!snapshot.metadata.fromCache) next(null);
      },
      fail,
    );
  }
}

/** Documents of several queries in their order; emits once all have answered. */
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

  listen(next: (data: T[]) => void, fail: (error: unknown) => void): () => void {
    const results: (T[] | null)[] = this.#queries.map(() => null);
    const emit = () => {
      const known = results.filter((result) => result !== null);
      if (known.length === results.length) next(known.flat());
    };
    const stops = this.#queries.map((query, index) =>
      onSnapshot(
        query,
        (snapshot) => {
          results[index] = snapshot.docs.map((document) => document.data() as T);
          emit();
        },
        fail,
      ),
    );
    if (stops.length === 0) emit();
    return () => stops.forEach((stop) => stop());
  }
}
