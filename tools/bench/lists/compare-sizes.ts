import type { BenchResult, Quantity, Ratio } from '../result.ts';
import type { Measured, Reads } from './measure-screen.ts';

const MOST_TIMES_SLOWER = 1.5;
const MOST_TIMES_HEAP = 1.3;
const MOST_NODES = 2_999;

interface Compared {
  name: string;
  mostReads: number;
  few: Measured;
  many: Measured;
}

/** What a screen costs with many requests, its speed and heap against those with few. */
export function compareSizes({ name, mostReads, few, many }: Compared): BenchResult {
  const ratio = (what: string, field: 'milliseconds' | 'typing' | 'scrolling', target: number | null): Ratio => ({
    name: `${name}: ${what}`,
    milliseconds: many[field],
    baseMilliseconds: few[field],
    ratio: many[field] / few[field],
    target,
  });
  return {
    ratios: [
      ratio('time to the first card or row', 'milliseconds', MOST_TIMES_SLOWER),
      ratio('longest task while typing in the search', 'typing', null),
      ratio('longest task while scrolling', 'scrolling', null),
    ],
    quantities: [
      ...readQuantities(name, many.reads, mostReads),
      { name: `${name}: elements`, value: many.nodes, unit: 'elements', target: MOST_NODES },
      {
        name: `${name}: heap, against ${megabytes(few.heapBytes)} MB with few requests`,
        value: Number((many.heapBytes / few.heapBytes).toFixed(2)),
        unit: 'x',
        target: MOST_TIMES_HEAP,
      },
    ],
  };
}

/** The target is of documents that are sent to the browser. */
export function readQuantities(name: string, { documents, counts, records }: Reads, target: number): Quantity[] {
  return [
    { name: `${name}: documents read`, value: documents, unit: 'documents', target },
    { name: `${name}: billed for counting`, value: counts, unit: 'documents', target: null },
    { name: `${name}: records in lists of the API`, value: records, unit: 'records', target: null },
  ];
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}
