import { jest } from '@jest/globals';
import type { Query } from 'firebase/firestore';

interface Asked {
  name: string;
  most: number;
}

/** What each query finds, in its order. */
const stored = new Map<string, { id: string; at: string; site: string }[]>();
const asked: Asked[] = [];
const emitters = new Map<string, () => void>();
const stopped: string[] = [];
/** Queries that the server does not answer. */
const lost = new Set<string>();

jest.unstable_mockModule('firebase/firestore', () => ({
  limit: (most: number) => most,
  query: ({ name }: { name: string }, most: number): Asked => ({ name, most }),
  refEqual: () => false,
  queryEqual: (a: { name: string }, b: { name: string }) => a.name === b.name,
  onSnapshot: (query: Asked, _options: object, next: (snapshot: unknown) => void) => {
    asked.push(query);
    const emit = () =>
      next({
        docs: (stored.get(query.name) ?? []).slice(0, query.most).map((data) => ({ data: () => data })),
        metadata: { fromCache: lost.has(query.name) },
      });
    emitters.set(query.name, emit);
    emit();
    return () => stopped.push(`${query.name} ${query.most}`);
  },
}));

const { WindowSource } = await import('./window-source.ts');

interface Item {
  id: string;
  at: string;
  site: string;
}

const queryOf = (name: string) => ({ name }) as unknown as Query;
const item = (at: number, site = 'north'): Item => ({ id: `${site}-${at}`, at: String(at).padStart(4, '0'), site });
const order = { by: 'at', direction: 'desc' } as const;

function shown(names: readonly string[], size: number, only?: { field: 'site'; values: string[] }) {
  const next = jest.fn<(data: { records: Item[]; hasMore: boolean }, isCurrent: boolean) => void>();
  const source = new WindowSource<Item>({ queries: names.map(queryOf), order, size, only });
  const stop = source.listen(next, () => undefined);
  const last = () => {
    const data = next.mock.calls.at(-1)?.[0];
    return data && { ats: data.records.map(({ at }) => Number(at)), hasMore: data.hasMore };
  };
  return { last, stop, next };
}

const read = () => asked.reduce((sum, { name, most }) => sum + Math.min(most, stored.get(name)?.length ?? 0), 0);

beforeEach(() => {
  stored.clear();
  asked.length = 0;
  stopped.length = 0;
  lost.clear();
});

it('reads one query as far as the window and one beyond', () => {
  stored.set(
    'a',
    [9, 8, 7, 6].map((at) => item(at)),
  );
  expect(shown(['a'], 3).last()).toEqual({ ats: [9, 8, 7], hasMore: true });
  expect(shown(['a'], 4).last()).toEqual({ ats: [9, 8, 7, 6], hasMore: false });
  expect(asked.map(({ most }) => most)).toEqual([4, 5]);
});

it('has everything, and has it at once, where there is nothing to read', () => {
  expect(shown([], 3).last()).toEqual({ ats: [], hasMore: false });
  expect(shown(['empty'], 3).last()).toEqual({ ats: [], hasMore: false });
});

it('merges queries exactly, wherever the newest are', () => {
  stored.set(
    'a',
    Array.from({ length: 50 }, (_, at) => item(1000 - at)),
  );
  stored.set(
    'b',
    Array.from({ length: 50 }, (_, at) => item(500 - at)),
  );
  stored.set('c', [item(990), item(3)]);
  const all = [...stored.values()].flat().map(({ at }) => Number(at));
  const newest = all.sort((x, y) => y - x).slice(0, 20);
  expect(shown(['a', 'b', 'c'], 20).last()).toEqual({ ats: newest, hasMore: true });
});

it('reads little more than it shows of many queries', () => {
  const names = Array.from({ length: 10 }, (_, part) => `part ${part}`);
  names.forEach((name, part) =>
    stored.set(
      name,
      Array.from({ length: 100 }, (_, at) => item(2000 - at * 10 - part)),
    ),
  );
  expect(shown(names, 20).last()?.ats).toEqual(Array.from({ length: 20 }, (_, at) => 2000 - at));
  expect(read()).toBeLessThanOrEqual(60);
});

it('reads two queries once if one has more than its share', () => {
  const uneven = Array.from({ length: 100 }, (_, at) => item(2000 - at));
  stored.set(
    'a',
    uneven.filter((_, at) => at % 5 < 3),
  );
  stored.set(
    'b',
    uneven.filter((_, at) => at % 5 >= 3),
  );
  expect(shown(['a', 'b'], 30).last()?.ats).toEqual(Array.from({ length: 30 }, (_, at) => 2000 - at));
  expect(asked.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(read()).toBeLessThanOrEqual(48);
});

it('follows a query further when its records move up', () => {
  stored.set('a', [item(9), item(7)]);
  stored.set('b', [item(8), item(6), item(5), item(4)]);
  const { last } = shown(['a', 'b'], 3);
  expect(last()?.ats).toEqual([9, 8, 7]);
  stored.set('a', [item(2)]);
  emitters.get('a')?.();
  expect(last()?.ats).toEqual([8, 6, 5]);
});

it('discards records that are not wanted, and reads on for those that are', () => {
  stored.set(
    'all',
    Array.from({ length: 300 }, (_, at) => item(900 - at, at % 5 === 0 ? 'own' : 'other')),
  );
  const { last } = shown(['all'], 10, { field: 'site', values: ['own'] });
  expect(last()).toEqual({ ats: Array.from({ length: 10 }, (_, at) => 900 - at * 5), hasMore: true });
});

it('stops reading where wanted records are too rare', () => {
  stored.set(
    'all',
    Array.from({ length: 5000 }, (_, at) => item(9000 - at, 'other')),
  );
  const { last } = shown(['all'], 10, { field: 'site', values: ['own'] });
  expect(last()).toEqual({ ats: [], hasMore: true });
  expect(Math.max(...asked.map(({ most }) => most))).toBeLessThan(1000);
});

it('shows nothing of a query that the server has not answered, and says when it no longer does', () => {
  stored.set('a', [item(9)]);
  stored.set('b', [item(8)]);
  lost.add('b');
  const { last, next } = shown(['a', 'b'], 3);
  expect(last()).toBeUndefined();
  lost.clear();
  emitters.get('b')?.();
  expect(last()?.ats).toEqual([9, 8]);
  lost.add('a');
  emitters.get('a')?.();
  expect(next.mock.calls.map((call) => call[1])).toEqual([true, false]);
});

it('stops every query', () => {
  const { stop } = shown(['a', 'b'], 3);
  stop();
  expect(stopped).toEqual(['a 4', 'b 4']);
});

it('is the same as another window of equal queries, size and values alone', () => {
  const of = (name: string, size: number, values?: string[]) =>
    new WindowSource<Item>({ queries: [queryOf(name)], order, size, only: values && { field: 'site', values } });
  expect(of('a', 3).sameAs(of('a', 3))).toBe(true);
  expect(of('a', 3).sameAs(of('a', 4))).toBe(false);
  expect(of('a', 3).sameAs(of('b', 3))).toBe(false);
  expect(of('a', 3, ['x']).sameAs(of('a', 3, ['y']))).toBe(false);
});
