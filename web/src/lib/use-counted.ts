import { useEffect, useState } from 'react';

export interface Counted<T> {
  /** By id. */
  counts: ReadonlyMap<string, T>;
  failed: boolean;
}

interface Counting<T> {
  /** Of one call. */
  max: number;
  /** Always the same function. */
  count: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
}

/** What the server counts of records: once for each, as it is first shown. */
export function useCounted<T>(ids: readonly string[], { max, count }: Counting<T>): Counted<T> {
  const [counts, setCounts] = useState<ReadonlyMap<string, T>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = ids.filter((id) => !counts.has(id)).join();
  useEffect(() => {
    if (missing === '') return undefined;
    let isCurrent = true;
    countInParts(missing.split(','), { max, count }).then(
      (found) => isCurrent && setCounts((known) => new Map([...known, ...found])),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, max, count]);
  return { counts, failed };
}

async function countInParts<T>(ids: readonly string[], { max, count }: Counting<T>): Promise<Map<string, T>> {
  const starts = Array.from({ length: Math.ceil(ids.length / max) }, (_, part) => part * max);
  const parts = await Promise.all(starts.map((start) => count(ids.slice(start, start + max))));
  return new Map(parts.flatMap((part) => [...part]));
}
