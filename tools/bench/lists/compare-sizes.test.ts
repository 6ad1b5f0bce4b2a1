import { missed } from '../result.ts';
import { compareSizes } from './compare-sizes.ts';
import type { Measured } from './measure-screen.ts';

const few: Measured = {
  reads: { documents: 40, byCollection: {}, counts: 3, records: 300 },
  milliseconds: 1_000,
  nodes: 2_000,
  heapBytes: 20 * 2 ** 20,
  typing: 20,
  scrolling: 10,
};

const missedBy = (many: Partial<Measured>) =>
  missed(compareSizes({ name: 'list', mostReads: 60, few, many: { ...few, ...many } }));

test('misses nothing on its targets, nor by long tasks', () => {
  const reads = { ...few.reads, documents: 60, counts: 10 };
  expect(missedBy({ reads, milliseconds: 1_500, nodes: 2_999, heapBytes: 26 * 2 ** 20, typing: 500 })).toEqual([]);
});

test('misses each target by what is above it', () => {
  expect(missedBy({ reads: { ...few.reads, documents: 61, counts: 0 } })).toEqual(['list: documents read']);
  expect(missedBy({ milliseconds: 1_501 })).toEqual(['list: time to the first card or row']);
  expect(missedBy({ nodes: 3_000 })).toEqual(['list: elements']);
  expect(missedBy({ heapBytes: 27 * 2 ** 20 })).toEqual(['list: heap, against 20.0 MB with few requests']);
});
