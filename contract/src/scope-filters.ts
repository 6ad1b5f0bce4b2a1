import type { Reach } from './permissions.ts';

/** Combinations of values that Firestore accepts for the `in` filters of one query. */
const COMBINATIONS = 30;

/**
 * Splits a reach so that each part fits the `in` filters of one query; a record matches at most one part. None when
 * nothing is within reach.
 */
export function scopeFilters({ site_ids, study_ids }: Reach): Reach[] {
  return chunked(study_ids, COMBINATIONS).flatMap((studies) =>
    chunked(site_ids, Math.floor(COMBINATIONS / (studies?.length ?? 1))).map((sites) => ({
      site_ids: sites,
      study_ids: studies,
    })),
  );
}

function chunked(ids: readonly string[] | null, size: number): (readonly string[] | null)[] {
  if (ids === null) return [null];
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += size) parts.push(ids.slice(start, start + size));
  return parts;
}
