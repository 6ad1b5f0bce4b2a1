import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { useCallback, useState } from 'react';

export interface Selection {
  /** Selected and in the list, in its order. */
  requests: readonly RequestSummary[];
  has: (requestId: string) => boolean;
  toggle: (requestId: string) => void;
  /** None, or the first of the list, as many as can be assigned at once. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows are selected. A row that has left the list counts again when it comes back. */
export function useSelection(listed: readonly RequestSummary[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const requests = listed.filter(({ request_id }) => ids.has(request_id));
  const clear = () => setIds(new Set());
  return {
    requests,
    has: (requestId) => ids.has(requestId),
    toggle: useCallback((requestId: string) => setIds((current) => withToggled(current, requestId)), []),
    toggleAll: () => {
      if (requests.length > 0) clear();
      else setIds(new Set(selectable(listed).map(({ request_id }) => request_id)));
    },
    clear,
  };
}

export function isSelectable({ status }: Pick<RequestSummary, 'status'>): boolean {
  return status !== 'withdrawn';
}

function selectable(listed: readonly RequestSummary[]): readonly RequestSummary[] {
  return listed.filter(isSelectable).slice(0, LIMITS.assignedAtOnce);
}

function withToggled(ids: ReadonlySet<string>, requestId: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(requestId)) next.add(requestId);
  return next;
}
