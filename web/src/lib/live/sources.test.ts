import { jest } from '@jest/globals';
import type { DocumentData, DocumentReference, Query } from 'firebase/firestore';

type Observer = (snapshot: unknown) => void;

const observers = new Map<string, Observer>();
const stopped: string[] = [];
const same = (a: { name: string }, b: { name: string }) => a.name === b.name;

jest.unstable_mockModule('firebase/firestore', () => ({
  onSnapshot: ({ name }: { name: string }, _options: object, onNext: Observer) => {
    observers.set(name, onNext);
    return () => stopped.push(name);
  },
  refEqual: same,
  queryEqual: same,
}));

const { DocSource, QuerySource } = await import('./sources.ts');

const ref = (name: string) => ({ name }) as unknown as DocumentReference;
const queryOf = (name: string) => ({ name }) as unknown as Query;
const emit = (name: string, snapshot: unknown) => observers.get(name)?.(snapshot);
const list = (documents: DocumentData[], fromCache = false) => ({
  docs: documents.map((data) => ({ data: () => data })),
  metadata: { fromCache },
});
const one = (data: DocumentData | null, fromCache: boolean) => ({
  exists: () => data !== null,
  data: () => data,
  metadata: { fromCache },
});

const noFailure = () => undefined;

beforeEach(() => {
  observers.clear();
  stopped.length = 0;
});

describe('DocSource', () => {
  it('reports a missing document only when the server says so', () => {
    const next = jest.fn();
    new DocSource(ref('r1')).listen(next, noFailure);
    emit('r1', one(null, true));
    expect(next).not.toHaveBeenCalled();
    emit('r1', one(null, false));
    expect(next.mock.calls).toEqual([[null, true]]);
    emit('r1', one(null, true));
    expect(next.mock.calls.at(-1)).toEqual([null, false]);
  });

  it('reports a document that is only in the cache', () => {
    const next = jest.fn();
    new DocSource(ref('r1')).listen(next, noFailure);
    emit('r1', one({ title: 'Visit window' }, true));
    expect(next.mock.calls).toEqual([[{ title: 'Visit window' }, false]]);
  });

  it('is the same as another source of the same document alone', () => {
    const source = new DocSource(ref('r1'));
    expect(source.sameAs(new DocSource(ref('r1')))).toBe(true);
    expect(source.sameAs(new DocSource(ref('r2')))).toBe(false);
    expect(source.sameAs(new QuerySource([queryOf('r1')]))).toBe(false);
  });
});

describe('QuerySource', () => {
  it('joins the results in the order of the queries, once the server has answered all of them', () => {
    const next = jest.fn();
    new QuerySource([queryOf('a'), queryOf('b')]).listen(next, noFailure);
    emit('a', list([{ id: 1 }], true));
    emit('b', list([{ id: 3 }]));
    expect(next).not.toHaveBeenCalled();
    emit('a', list([{ id: 1 }, { id: 2 }]));
    expect(next.mock.calls).toEqual([[[{ id: 1 }, { id: 2 }, { id: 3 }], true]]);
    emit('b', list([{ id: 3 }], true));
    expect(next.mock.calls.at(-1)).toEqual([[{ id: 1 }, { id: 2 }, { id: 3 }], false]);
  });

  it('is empty at once without a query', () => {
    const next = jest.fn();
    new QuerySource([]).listen(next, noFailure);
    expect(next.mock.calls).toEqual([[[], true]]);
  });

  it('stops every query', () => {
    new QuerySource([queryOf('a'), queryOf('b')]).listen(noFailure, noFailure)();
    expect(stopped).toEqual(['a', 'b']);
  });

  it('is the same as another source of equal queries alone', () => {
    const source = new QuerySource([queryOf('a'), queryOf('b')]);
    expect(source.sameAs(new QuerySource([queryOf('a'), queryOf('b')]))).toBe(true);
    expect(source.sameAs(new QuerySource([queryOf('a'), queryOf('c')]))).toBe(false);
    expect(source.sameAs(new QuerySource([queryOf('a')]))).toBe(false);
    expect(source.sameAs(new DocSource(ref('a')))).toBe(false);
  });
});
