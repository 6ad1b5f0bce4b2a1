import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { keep, readKept } from '../../../../lib/storage/browser-storage.ts';

const NAME = 'view';

/** The dashboard as it was when a request was opened from it. */
interface ViewOrder {
  /** Query of its address. */
  search: string;
  /** Open requests from top to bottom, by id. */
  ids: readonly string[];
}

/** Kept in this tab until the session ends, so that a reload does not lose it. */
export function keepOrder(order: ViewOrder): void {
  keep('tab', NAME, JSON.stringify(order));
}

/** Null when a request was opened last from another view, or none was. */
export function orderOf(search: string): readonly string[] | null {
  const kept = readKept('tab', NAME);
  const order = kept === null ? null : (JSON.parse(kept) as ViewOrder);
  return order?.search === search ? order.ids : null;
}

type Listed = Pick<RequestSummary, 'request_id' | 'status'>;

/** Ids of those that wait for an answer. */
export function openIds(listed: readonly Listed[]): string[] {
  return listed.filter(({ status }) => status === 'processing').map(({ request_id }) => request_id);
}

/**
 * The open request that followed `sent` when it was opened; after the last one the first of what is listed now. Null
 * without any.
 */
export function nextOpen<T extends Listed>(listed: readonly T[], order: readonly string[], sent: string): T | null {
  const open = new Set(openIds(listed).filter((id) => id !== sent));
  const next = order.slice(order.indexOf(sent) + 1).find((id) => open.has(id)) ?? [...open][0];
  return listed.find(({ request_id }) => request_id === next) ?? null;
}
