import { jest } from '@jest/globals';
import type { DocumentReference, Query } from 'firebase/firestore';

type Observer = (snapshot: unknown) => void;

const observers = new Map<string, Observer>();
const failures = new Map<string, (error: unknown) => void>();
const stopped: string[] = [];
const same = (a: { name: string }, b: { name: string }) => a.name === b.name;

jest.unstable_mockModule('firebase/firestore', () => ({
  onSnapshot: (
    { name }: { name: string },
    _options: object,
    ...[onNext, onError]: [Observer, (error: unknown) => void]
  ) => {
    observers.set(name, onNext);
    failures.set(name, onError);
    return () => stopped.push(name);
  },
  refEqual: same,
  queryEqual: same,
}));

const { ThreadSource } = await import('./thread-source.ts');

interface Header {
  site: string;
  query_count: number;
}

const header = { name: 'header' } as unknown as DocumentReference;
const queries = { name: 'queries' } as unknown as Query;

const CURRENT = { fromCache: false };

const emitHeader = (data: Header | null, metadata = CURRENT) =>
  observers.get('header')?.({ exists: () => data !== null, data: () => data, metadata });
const emitQueries = (...numbers: number[]) =>
  observers.get('queries')?.({ docs: numbers.map((number) => ({ data: () => ({ number }) })), metadata: CURRENT });

beforeEach(() => {
  observers.clear();
  stopped.length = 0;
});

function listening(of: (known: Header | null) => Query | null = () => queries) {
  const next = jest.fn();
  const fail = jest.fn();
  const stop = new ThreadSource<Header, { number: number }>({ header, queries: of }).listen(next, fail);
  return { next, fail, stop };
}

it('emits the header with its queries in order, once all of them are there', () => {
  const { next } = listening();
  emitHeader({ site: 'north', query_count: 2 });
  emitQueries(2);
  expect(next).not.toHaveBeenCalled();
  emitQueries(2, 1);
  const thread = { site: 'north', query_count: 2, queries: [{ number: 1 }, { number: 2 }] };
  expect(next.mock.calls).toEqual([[thread, true]]);
  emitHeader({ site: 'north', query_count: 2 }, { fromCache: true });
  expect(next.mock.calls.at(-1)).toEqual([thread, false]);
});

it('keeps what it showed while a new query is known only by half', () => {
  const { next } = listening();
  emitQueries(1);
  emitHeader({ site: 'north', query_count: 1 });
  emitHeader({ site: 'north', query_count: 2 });
  expect(next).toHaveBeenCalledTimes(1);
  emitQueries(1, 2);
  expect(next).toHaveBeenCalledTimes(2);
});

it('reports a request that does not exist', () => {
  const { next } = listening();
  emitHeader(null);
  emitQueries();
  expect(next.mock.calls).toEqual([[null, true]]);
});

it('waits for the header where the queries depend on it, and asks for them once', () => {
  const of = jest.fn((known: Header | null) => known && queries);
  const { next } = listening(of);
  expect(observers.has('queries')).toBe(false);
  emitHeader({ site: 'north', query_count: 1 });
  emitHeader({ site: 'north', query_count: 1 });
  expect(of.mock.calls).toEqual([[null], [{ site: 'north', query_count: 1 }]]);
  emitQueries(1);
  expect(next).toHaveBeenCalledTimes(1);
});

it('emits a request that is not migrated as it is', () => {
  const { next } = listening();
  const whole = { site: 'north', queries: [{ number: 1 }] };
  emitHeader(whole as unknown as Header);
  expect(next.mock.calls).toEqual([[whole, true]]);
});

it('fails when its queries are denied, and stops both', () => {
  const { fail, stop } = listening();
  failures.get('queries')?.('denied');
  expect(fail.mock.calls).toEqual([['denied']]);
  stop();
  expect(stopped).toEqual(['header', 'queries']);
});

it('is the same as another source of the same request alone', () => {
  const of = (name: string) =>
    new ThreadSource<Header, { number: number }>({
      header: { name } as unknown as DocumentReference,
      queries: () => queries,
    });
  expect(of('a').sameAs(of('a'))).toBe(true);
  expect(of('a').sameAs(of('b'))).toBe(false);
});
