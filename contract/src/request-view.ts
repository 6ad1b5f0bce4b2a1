import { DUE_STATES } from './entities/request.ts';
import type { RequestOrder } from './request-lists.ts';

// What the research team's dashboard shows, by the codes of its address. Saved views are made of the same codes.

export const TABS = { all: 'All', pending: 'Pending', completed: 'Completed' } as const;

export type Tab = keyof typeof TABS;

/** Sites of the reader, or of everybody. */
export const SCOPES = ['mine', 'all'] as const;

export type Scope = (typeof SCOPES)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;

export type Direction = (typeof DIRECTIONS)[number];

interface Sort {
  by: RequestOrder;
  /** Of the first click on the column. */
  first: Direction;
}

export const SORTS = {
  activity: { by: 'active_at', first: 'desc' },
  number: { by: 'request_number', first: 'desc' },
  title: { by: 'title', first: 'asc' },
  site: { by: 'site_name', first: 'asc' },
  study: { by: 'study_name', first: 'asc' },
  category: { by: 'category', first: 'asc' },
  priority: { by: 'priority_rank', first: 'desc' },
  age: { by: 'asked_at', first: 'asc' },
  due: { by: 'due_at', first: 'asc' },
  owner: { by: 'owner_name', first: 'asc' },
} as const satisfies Record<string, Sort>;

export type SortName = keyof typeof SORTS;

export const GROUPS = { none: 'No groups', study: 'Study', due: 'Due', owner: 'Owner' } as const;

export type GroupName = keyof typeof GROUPS;

/** What the list can be limited to by when an answer is due: the reader's day, or a state. */
export const DUES = { today: 'Due today', ...DUE_STATES } as const;

export type Due = keyof typeof DUES;

/** Besides these, an owner is a person's id. */
export const OWNERS = { mine: 'me', nobodys: 'nobody' } as const;

export const SAFETY = 'yes';
