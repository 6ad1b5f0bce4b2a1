import type { Reach } from './permissions.ts';
import { MOST_VALUES, queryParts } from './query-values.ts';

/**
 * Splits a reach so that each part fits the `in` filters of one query; a record matches at most one part. None when
 * nothing is within reach. Parts have sites alike, since lists read as many records of each.
 */
export function scopeFilters({ site_ids, study_ids }: Reach): Reach[] {
  return parted(study_ids, MOST_VALUES).flatMap((studies) =>
    parted(site_ids, evenly(site_ids, Math.floor(MOST_VALUES / (studies?.length ?? 1)))).map((sites) => ({
      site_ids: sites,
      study_ids: studies,
    })),
  );
}

function parted(ids: readonly string[] | null, size: number): (readonly string[] | null)[] {
  return ids === null ? [null] : queryParts(ids, size);
}

/** Size of parts that are as few as those of `most`. */
function evenly(ids: readonly string[] | null, most: number): number {
  const count = ids?.length ?? 0;
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}
