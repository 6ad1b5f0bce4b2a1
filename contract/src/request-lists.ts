import type { RequestSummary } from './entities/request.ts';

/** What the research team's list of requests can be ordered by. */
export const REQUEST_ORDERS = [
  'request_number',
  'title',
  'site_name',
  'study_name',
  'category',
  'priority_rank',
  'asked_at',
  'owner_name',
  'due_at',
  'active_at',
] as const satisfies readonly (keyof RequestSummary)[];

export type RequestOrder = (typeof REQUEST_ORDERS)[number];

/** What it can be limited to, in any combination. Each has an index with every order, which Firestore merges. */
export const REQUEST_FILTERS = [
  'site_id',
  'study_id',
  'status',
  'category',
  'priority',
  'owner_id',
  'due_state',
] as const satisfies readonly (keyof RequestSummary)[];

export type RequestFilter = (typeof REQUEST_FILTERS)[number];

/** In which the list reads what may need a safety report, which has this one index, and what is due on a day. */
export const DUE_ORDER = { by: 'due_at', direction: 'asc' } as const satisfies {
  by: RequestOrder;
  direction: 'asc' | 'desc';
};
