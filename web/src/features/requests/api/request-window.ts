import type { RequestStatus, RequestSummary } from '@trialdesk/contract/entities/request';
import type { RequestFilter, RequestOrder } from '@trialdesk/contract/request-lists';
import type { Reach } from '@trialdesk/contract/permissions';
import { scopeFilters } from '@trialdesk/contract/scope-filters';
import { where, type QueryFieldFilterConstraint } from 'firebase/firestore';
import type { Window } from '../../../lib/live/use-windows.ts';
import { within } from '../../../lib/live/within.ts';

/** Values that fields of a request must have. */
export type RequestValues = Partial<Pick<RequestSummary, Exclude<RequestFilter, 'site_id'> | 'has_safety_signs'>>;

/** ISO moments: from the first, up to the second without it. */
export interface Span {
  from: string;
  to: string;
}

export interface RequestScope extends Reach {
  /** All without it. */
  status?: RequestStatus | undefined;
  values?: RequestValues;
  /** When answers are due; such a window is ordered by that. Any time without it. */
  due?: Span | null;
}

interface Extent {
  size: number;
  /** Latest activity first without it. */
  order?: { by: RequestOrder; direction: 'asc' | 'desc' };
  /** With more queries than this, the requests of all sites are read and those of others discarded. */
  queries?: number;
}

const LATEST = { by: 'active_at', direction: 'desc' } as const;

/** The first requests of a scope. */
export function requestWindow(
  scope: RequestScope,
  { size, order = LATEST, queries = 10 }: Extent,
): Window<RequestSummary> {
  const { site_ids, study_ids, status } = scope;
  const limits = limitsOf(scope);
  const readsAll = site_ids !== null && scopeFilters(scope).length > queries;
  return {
    key: [status ?? 'all', site_ids?.join() ?? '*', study_ids?.join() ?? '*', keyOf(order, scope)].join(' '),
    order,
    size,
    parts: within({ site_ids: readsAll ? null : site_ids, study_ids }).map((part) => [...part, ...limits]),
    only: readsAll ? { field: 'site_id', values: site_ids } : undefined,
    isScrolled: true,
  };
}

/** Limits a query to what a scope has besides its reach. */
export function limitsOf({
  status,
  values = {},
  due,
}: Pick<RequestScope, 'status' | 'values' | 'due'>): QueryFieldFilterConstraint[] {
  const all = { ...(status && { status }), ...values };
  const equal = Object.entries(all).map(([field, value]) => where(field, '==', value));
  return due ? [...equal, where('due_at', '>=', due.from), where('due_at', '<', due.to)] : equal;
}

function keyOf(order: NonNullable<Extent['order']>, { values = {}, due }: RequestScope): string {
  return JSON.stringify([order.by, order.direction, ...Object.entries(values), ...(due ? [due.from] : [])]);
}
