import type { RequestRecord } from '@trialdesk/contract/entities/request';

/** How many completed requests the dashboard holds; older ones are reached by their links. */
export const NEWEST_COMPLETED = 100;

/** The values in groups of at most `size`, in order. */
export function chunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}

/**
 * One list of several queries' answers, newest first and each request once: everything that is open and the newest
 * `NEWEST_COMPLETED` that are done. Each query knows only the newest of its own sites.
 */
export function mergeWindow(parts: readonly RequestRecord[][]): RequestRecord[] {
  const once = new Map(parts.flat().map((request) => [request.request_id, request]));
  const sorted = [...once.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
  let completed = 0;
  return sorted.filter(({ status }) => status !== 'completed' || ++completed <= NEWEST_COMPLETED);
}
