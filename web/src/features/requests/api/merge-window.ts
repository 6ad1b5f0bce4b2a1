import type { RequestRecord } from '@trialdesk/contract/entities/request';

/** Completed requests on the dashboard at most; older ones are reached by their links. */
export const NEWEST_COMPLETED = 100;

/** The values in groups of at most `size`, in order. */
export function chunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}

/**
 * The results of several queries as one list, newest first and without repeats: all open requests and the newest
 * `NEWEST_COMPLETED` completed ones. The limit applies again here because each query limits its own sites only.
 */
export function mergeWindow(results: readonly RequestRecord[]): RequestRecord[] {
  const unique = new Map(results.map((request) => [request.request_id, request]));
  const sorted = [...unique.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
  let completed = 0;
  return sorted.filter(({ status }) => status !== 'completed' || ++completed <= NEWEST_COMPLETED);
}
