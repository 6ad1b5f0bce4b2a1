import type { COLLECTIONS } from '@trialdesk/contract/paths';
import { FirebaseError } from 'firebase/app';

/** As the database names it, which is not always as the code does. */
type Collection = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

type StoredValue = string | number | boolean | null | readonly unknown[];
type Fields = Record<string, unknown>;
export interface Stored extends Fields {
  id: string;
}

type Constraint =
  | { kind: 'where'; field: string; operator: string; value: StoredValue }
  | { kind: 'orderBy'; field: string; direction: 'asc' | 'desc' }
  | { kind: 'limit'; most: number }
  | { kind: 'startAfter' | 'endAt'; values: readonly StoredValue[] };

interface Query {
  collection: string;
  constraints: readonly Constraint[];
}

interface Reference {
  collection: string;
  id: string;
}

interface Listener {
  target: Query | Reference;
  next: (snapshot: unknown) => void;
  fail: (error: unknown) => void;
}

/** No screen of a test counts as often, but one that counts again because it has counted. */
const MOST_COUNTS = 200;

/**
 * In place of `firebase/firestore` in component tests: documents in memory, and those of its functions that the browser
 * uses. Listeners hear of each change at once. Only for what screens do with records; what the database allows, and
 * what it finds, is tested on the emulators.
 */
export class MemoryFirestore {
  #collections = new Map<string, Map<string, Stored>>();
  #listeners = new Set<Listener>();
  #failing = new Map<string, FirebaseError>();
  #counted = 0;

  /** Counts that were asked for. */
  get counted(): number {
    return this.#counted;
  }

  /** Stores records, by their id, and notifies the listeners. */
  put(collection: Collection, ...records: Stored[]): void {
    const stored = this.#collections.get(collection) ?? new Map<string, Stored>();
    for (const record of records) stored.set(record.id, record);
    this.#collections.set(collection, stored);
    this.#notify(collection);
  }

  /** Fails counts of the collection, and listeners that are opened or notified, from now on with this code. */
  fail(collection: Collection, code: 'permission-denied' | 'unavailable'): void {
    this.#failing.set(collection, new FirebaseError(code, `${collection}: ${code}`));
  }

  recover(collection: Collection): void {
    this.#failing.delete(collection);
  }

  /** As new. Listeners are gone with their screens. */
  clear(): void {
    this.#collections.clear();
    this.#listeners.clear();
    this.#failing.clear();
    this.#counted = 0;
  }

  /** The module `firebase/firestore`, as far as screens use it. */
  module() {
    return {
      collection: (_db: unknown, collection: string): Query => ({ collection, constraints: [] }),
      doc: (_db: unknown, collection: string, id: string): Reference => ({ collection, id }),
      documentId: () => 'id',
      query: ({ collection, constraints }: Query, ...added: Constraint[]): Query => ({
        collection,
        constraints: [...constraints, ...added],
      }),
      where: (field: string, operator: string, value: StoredValue): Constraint => ({
        kind: 'where',
        field,
        operator,
        value,
      }),
      orderBy: (field: string, direction: 'asc' | 'desc' = 'asc'): Constraint => ({
        kind: 'orderBy',
        field,
        direction,
      }),
      limit: (most: number): Constraint => ({ kind: 'limit', most }),
      startAfter: (...values: StoredValue[]): Constraint => ({ kind: 'startAfter', values }),
      endAt: (...values: StoredValue[]): Constraint => ({ kind: 'endAt', values }),
      queryEqual: isSame,
      refEqual: isSame,
      onSnapshot: (
        target: Query | Reference,
        ...[, next, fail]: [options: unknown, next: Listener['next'], fail: Listener['fail']]
      ): (() => void) => {
        const listener = { target, next, fail };
        this.#listeners.add(listener);
        queueMicrotask(() => this.#answer(listener));
        return () => this.#listeners.delete(listener);
      },
      getCountFromServer: (query: Query) => {
        if (++this.#counted > MOST_COUNTS) throw new Error('A screen counts for ever');
        const error = this.#failing.get(query.collection);
        return error ? Promise.reject(error) : Promise.resolve({ data: () => ({ count: this.#found(query).length }) });
      },
      disableNetwork: () => Promise.resolve(),
      enableNetwork: () => Promise.resolve(),
    };
  }

  #notify(collection: string): void {
    for (const listener of this.#listeners) if (listener.target.collection === collection) this.#answer(listener);
  }

  #answer(listener: Listener): void {
    const { target, next, fail } = listener;
    if (!this.#listeners.has(listener)) return;
    const error = this.#failing.get(target.collection);
    if (error) {
      this.#listeners.delete(listener);
      fail(error);
      return;
    }
    const metadata = { fromCache: false };
    if ('id' in target) {
      const record = this.#collections.get(target.collection)?.get(target.id);
      next({ metadata, exists: () => record !== undefined, data: () => record });
      return;
    }
    next({ metadata, docs: this.#found(target).map((record) => ({ id: record.id, data: () => record })) });
  }

  #found({ collection, constraints }: Query): Stored[] {
    const orders = constraints.filter((each) => each.kind === 'orderBy');
    let found = [...(this.#collections.get(collection)?.values() ?? [])];
    for (const each of constraints) if (each.kind === 'where') found = found.filter((record) => matches(record, each));
    for (const { field } of orders) found = found.filter((record) => record[field] !== undefined);
    found.sort((a, b) => compareBy(orders, a, (field) => b[field]));
    for (const each of constraints) {
      if (each.kind === 'limit') found = found.slice(0, each.most);
      if (each.kind === 'startAfter' || each.kind === 'endAt') {
        const valueOf = (field: string) => each.values[orders.findIndex((order) => order.field === field)];
        const isAfter = (record: Stored) => compareBy(orders.slice(0, each.values.length), record, valueOf) > 0;
        found = found.filter((record) => isAfter(record) === (each.kind === 'startAfter'));
      }
    }
    return found;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function matches(record: Stored, { field, operator, value }: Extract<Constraint, { kind: 'where' }>): boolean {
  const own = valueAt(record, field);
  switch (operator) {
    case '==':
      return own === value;
    case 'in':
      return Array.isArray(value) && value.includes(own);
    case 'array-contains':
      return Array.isArray(own) && own.includes(value);
    case '<':
      return own !== undefined && compare(own, value) < 0;
    case '<=':
      return own !== undefined && compare(own, value) <= 0;
    case '>':
      return own !== undefined && compare(own, value) > 0;
    case '>=':
      return own !== undefined && compare(own, value) >= 0;
    default:
      throw new Error(`No component needed "${operator}" so far`);
  }
}

/** Of a field, or of one in a map: `asks.id`. */
function valueAt(record: Stored, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) => (value instanceof Object ? Object.entries(value) : []).find(([key]) => key === name)?.[1],
      record,
    );
}

function compareBy(
  orders: readonly Extract<Constraint, { kind: 'orderBy' }>[],
  record: Stored,
  valueOf: (field: string) => unknown,
): number {
  for (const { field, direction } of orders) {
    const order = compare(record[field], valueOf(field));
    if (order !== 0) return direction === 'asc' ? order : -order;
  }
  return 0;
}

/** Null first, then numbers, then texts, as Firestore orders them. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [rankOf(a), rankOf(b)];
  return first < second ? -1 : Number(first > second);
}

function rankOf(value: unknown): string {
  if (value === null) return '0';
  return typeof value === 'string' ? `2${value}` : `1${JSON.stringify(value)}`;
}
