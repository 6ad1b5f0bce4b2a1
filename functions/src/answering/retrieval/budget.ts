import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { ScopePassage } from './scope.ts';

export interface Budget {
  most: number;
  /** For one selection. */
  meter: () => Meter;
  /** Of a page as an image; absent when images do not count. */
  imageSize?: number;
}

/** What a passage adds may depend on those taken before it. */
export interface Meter {
  sizeOf: (entry: ScopePassage) => number;
  take: (entry: ScopePassage) => void;
}

/** Counts text and context. */
export function characters(most: number): Budget {
  const sizeOf = ({ passage }: ScopePassage) => passage.text.length + promptContext(passage.context).length;
  return { most, meter: () => ({ sizeOf, take: () => undefined }) };
}

/** False if it does not fit. */
export function filling({ most, meter }: Budget): (entry: ScopePassage, share?: number) => boolean {
  const measured = meter();
  let used = 0;
  return (entry, share = 1) => {
    const size = measured.sizeOf(entry);
    if (used + size > most * share) return false;
    used += size;
    measured.take(entry);
    return true;
  };
}
