import type { DocumentReference, Query } from 'firebase/firestore';
import type { Source } from './shared-listener.ts';
import { DocSource, QuerySource } from './sources.ts';

export type Thread<Header, Item> = Header & { queries: Item[] };

interface Parts<Header> {
  header: DocumentReference;
  /** Null as long as the header must be known. */
  queries: (header: Header | null) => Query | null;
}

/**
 * A request's header with its queries, oldest first; null when it does not exist. Emits only when all queries that the
 * header counts are there.
 */
export class ThreadSource<
  Header extends { query_count: number },
  Item extends { number: number },
> implements Source<Thread<Header, Item> | null> {
  readonly #header: DocSource<Header>;
  readonly #queries: Parts<Header>['queries'];

  constructor({ header, queries }: Parts<Header>) {
    this.#header = new DocSource<Header>(header);
    this.#queries = queries;
  }

  sameAs(other: Source<unknown>): boolean {
    return other instanceof ThreadSource && this.#header.sameAs(other.#header);
  }

  listen(
    next: (data: Thread<Header, Item> | null, isCurrent: boolean) => void,
    fail: (error: unknown) => void,
  ): () => void {
    let header: Header | null = null;
    let items: Item[] = [];
    let stopQueries: (() => void) | null = null;
    const current = { header: false, items: false };
    const emit = () => {
      if (header?.query_count !== items.length) return;
      next({ ...header, queries: items }, current.header && current.items);
    };
    const follow = () => {
      const query = stopQueries ? null : this.#queries(header);
      if (!query) return;
      stopQueries = new QuerySource<Item>([query]).listen((found, isCurrent) => {
        current.items = isCurrent;
        items = found.toSorted((a, b) => a.number - b.number);
        emit();
      }, fail);
    };
    follow();
    const stopHeader = this.#header.listen((found, isCurrent) => {
      header = found;
      current.header = isCurrent;
      if (!found || isWhole<Header, Item>(found)) {
        next(found, isCurrent);
        return;
      }
      follow();
      emit();
    }, fail);
    return () => {
      stopHeader();
      stopQueries?.();
    };
  }
}

/** Not migrated yet, as `contract/src/whole-request.ts` says. */
function isWhole<Header extends object, Item>(header: Header): header is Thread<Header, Item> {
  return 'queries' in header;
}
