import { limit as limitTo, onSnapshot, query, queryEqual, type Query } from 'firebase/firestore';
import type { Source } from './shared-listener.ts';
import { METADATA } from './sources.ts';

/** The first records of a list. */
export interface Windowed<T> {
  records: T[];
  hasMore: boolean;
}

interface Order<T> {
  /** A field of texts, such as names or ISO 8601 times. */
  by: keyof T & string;
  direction: 'asc' | 'desc';
}

export interface WindowParts<T> {
  /** In the window's order. Together they find each record once. */
  queries: readonly Query[];
  order: Order<T>;
  size: number;
  /** Discards other records after reading, as far as `MOST_READ`: where these values would take too many queries. */
  only?: { field: keyof T & string; values: readonly string[] } | undefined;
}

/** Records of one query that are read in search of those that are not discarded. */
const MOST_READ = 640;

interface Part<T> {
  limit: number;
  found: T[];
  isWaiting: boolean;
  isCurrent: boolean;
  stop: () => void;
}

/**
 * Follows the first records of several queries as one list. Each query is read only as far as the list reaches into it:
 * it starts with about its share, and is followed further while its last record is still among the list's first.
 */
export class WindowSource<T> implements Source<Windowed<T>> {
  readonly #window: WindowParts<T>;
  readonly #only: ReadonlySet<unknown> | null;

  constructor(window: WindowParts<T>) {
    this.#window = window;
    this.#only = window.only ? new Set(window.only.values) : null;
  }

  sameAs(other: Source<unknown>): boolean {
    if (!(other instanceof WindowSource)) return false;
    const [own, others] = [this.#window, other.#window];
    return (
      own.size === others.size &&
      own.only?.values.join() === others.only?.values.join() &&
      own.queries.length === others.queries.length &&
      own.queries.every((each, at) => others.queries[at] && queryEqual(each, others.queries[at]))
    );
  }

  listen(next: (data: Windowed<T>, isCurrent: boolean) => void, fail: (error: unknown) => void): () => void {
    const { queries, size } = this.#window;
    const limit = firstLimit(size + 1, queries.length);
    const parts = queries.map((): Part<T> => ({
      limit,
      found: [],
      isWaiting: true,
      isCurrent: false,
      stop: () => undefined,
    }));
    const settle = () => {
      if (parts.some(({ isWaiting }) => isWaiting)) return;
      const short = this.#tooShort(parts);
      if (short.length === 0) {
        next(
          this.#windowOf(parts),
          parts.every(({ isCurrent }) => isCurrent),
        );
      }
      for (const part of short) {
        part.limit *= 2;
        follow(part);
      }
    };
    const follow = (part: Part<T>) => {
      const all = queries[parts.indexOf(part)];
      if (!all) return;
      const stopBefore = part.stop;
      part.isWaiting = true;
      part.stop = onSnapshot(
        query(all, limitTo(part.limit)),
        METADATA,
        (snapshot) => {
          part.isCurrent = !snapshot.metadata.fromCache;
          // Before the server has answered, the cache has what other queries found.
          if (!part.isCurrent && part.isWaiting) return;
          part.found = snapshot.docs.map((document) => document.data() as T);
          part.isWaiting = false;
          settle();
        },
        fail,
      );
      stopBefore();
    };
    parts.forEach(follow);
    settle();
    return () => parts.forEach(({ stop }) => stop());
  }

  /** Parts that may have further records among the first of the list. */
  #tooShort(parts: readonly Part<T>[]): Part<T>[] {
    const beyond = this.#sorted(parts)[this.#window.size];
    return parts.filter((part) => {
      const last = part.found.at(-1);
      if (!last || !isFull(part) || (this.#only && part.limit >= MOST_READ)) return false;
      return !beyond || this.#compare(last, beyond) < 0;
    });
  }

  #windowOf(parts: readonly Part<T>[]): Windowed<T> {
    const sorted = this.#sorted(parts);
    const { size } = this.#window;
    return {
      records: sorted.slice(0, size),
      hasMore: sorted.length > size || (this.#only !== null && parts.some(isFull)),
    };
  }

  #sorted(parts: readonly Part<T>[]): T[] {
    const { only } = this.#window;
    const found = parts.flatMap((part) => part.found);
    const wanted = only ? found.filter((record) => this.#only?.has(record[only.field])) : found;
    return wanted.sort((a, b) => this.#compare(a, b));
  }

  /** By code units, as Firestore orders texts; null is first. */
  #compare(a: T, b: T): number {
    const { by, direction } = this.#window.order;
    const [first, second] = [String(a[by] ?? ''), String(b[by] ?? '')];
    const ascending = first < second ? -1 : Number(first > second);
    return direction === 'asc' ? ascending : -ascending;
  }
}

function isFull<T>({ found, limit: most }: Part<T>): boolean {
  return found.length >= most;
}

/** Its share, and what chance adds to it: most lists of records spread evenly then need no second query. */
function firstLimit(wanted: number, queries: number): number {
  const share = wanted / Math.max(1, queries);
  return Math.ceil(share + 2 * Math.sqrt(share * (1 - share / wanted)));
}
