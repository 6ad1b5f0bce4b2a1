import { CATEGORIES, PRIORITIES, type Category, type Priority } from '@trialdesk/contract/choices';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { RequestValues, Span } from '../../../api/request-window.ts';
import {
  DIRECTIONS,
  DUES,
  GROUPS,
  OWNERS,
  SAFETY,
  SORTS,
  type Direction,
  type Due,
  type GroupName,
  type SortName,
} from '@trialdesk/contract/request-view';

/** What rows can be limited to, besides status and site; null for any. */
export interface ListFilters {
  study_id: string | null;
  priority: Priority | null;
  category: Category | null;
  /** One of `OWNERS`, or a person's id. */
  owner: string | null;
  due: Due | null;
  safety: typeof SAFETY | null;
}

export function isPerson(owner: string | null): owner is string {
  return owner !== null && owner !== OWNERS.mine && owner !== OWNERS.nobodys;
}

export interface ListChoices {
  sort: SortName;
  direction: Direction;
  group: GroupName;
  filters: ListFilters;
}

/** By the name of a filter in the address. */
export const PARAMS = {
  study_id: 'study',
  priority: 'priority',
  category: 'category',
  owner: 'owner',
  due: 'due',
  safety: 'safety',
} as const satisfies Record<keyof ListFilters, string>;

export const DEFAULT_SORT: SortName = 'activity';

/** Unknown values in the address count as none. */
export function readChoices(params: URLSearchParams): ListChoices {
  const sort = keyIn(SORTS, params.get('sort')) ?? DEFAULT_SORT;
  const direction = params.get('dir');
  const priority = params.get(PARAMS.priority);
  return {
    sort,
    direction: DIRECTIONS.find((each) => each === direction) ?? SORTS[sort].first,
    group: keyIn(GROUPS, params.get('group')) ?? 'none',
    filters: {
      study_id: params.get(PARAMS.study_id),
      priority: PRIORITIES.find((each) => each === priority) ?? null,
      category: keyIn(CATEGORIES, params.get(PARAMS.category)),
      owner: params.get(PARAMS.owner),
      due: keyIn(DUES, params.get(PARAMS.due)),
      safety: params.get(PARAMS.safety) === SAFETY ? SAFETY : null,
    },
  };
}

/** A second click on a column turns its order round. */
export function withSort(params: URLSearchParams, sort: SortName): URLSearchParams {
  const { sort: current, direction } = readChoices(params);
  const turned = direction === 'asc' ? 'desc' : 'asc';
  const next = sort === current ? turned : SORTS[sort].first;
  const changed = withParam(params, 'sort', sort === DEFAULT_SORT ? null : sort);
  return withParam(changed, 'dir', next === SORTS[sort].first ? null : next);
}

export function withGroup(params: URLSearchParams, group: GroupName): URLSearchParams {
  return withParam(params, 'group', group === 'none' ? null : group);
}

export function withFilter(params: URLSearchParams, name: keyof ListFilters, value: string | null): URLSearchParams {
  return withParam(params, PARAMS[name], value);
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  return Object.values(PARAMS).reduce((current, name) => withParam(current, name, null), params);
}

export function activeFilters(filters: ListFilters): (keyof ListFilters)[] {
  return (Object.keys(PARAMS) as (keyof ListFilters)[]).filter((name) => filters[name] !== null);
}

/** What the filters ask of a request. */
export function wantedValues(filters: ListFilters, memberId: string): RequestValues {
  const { study_id, priority, category, owner, due, safety } = filters;
  return {
    ...(study_id !== null && { study_id }),
    ...(priority !== null && { priority }),
    ...(category !== null && { category }),
    ...(owner !== null && { owner_id: ownerId(owner, memberId) }),
    ...(due !== null && due !== 'today' && { due_state: due }),
    ...(safety !== null && { has_safety_signs: true }),
  };
}

/** The day that contains a moment, as the reader's clock has it. */
export function dayOf(now: number): Span {
  const [from, to] = [new Date(now), new Date(now)];
  from.setHours(0, 0, 0, 0);
  to.setHours(24, 0, 0, 0);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Null for any time. What no longer waits is never due. */
export function wantedSpan({ due }: ListFilters, today: Span): Span | null {
  return due === 'today' ? today : null;
}

function ownerId(owner: string, memberId: string): string | null {
  if (owner === OWNERS.mine) return memberId;
  return owner === OWNERS.nobodys ? null : owner;
}

interface Reader {
  id: string;
  today: Span;
}

/** As the database would select and order them; for requests that a search has found. */
export function chosenOf(
  requests: readonly RequestSummary[],
  { sort, direction, filters }: ListChoices,
  { id, today }: Reader,
): RequestSummary[] {
  const { by } = SORTS[sort];
  const sign = direction === 'asc' ? 1 : -1;
  const span = wantedSpan(filters, today);
  const wanted = Object.entries(wantedValues(filters, id)) as [keyof RequestValues, unknown][];
  return requests
    .filter((request) => wanted.every(([field, value]) => request[field] === value) && isWithin(request, span))
    .sort((a, b) => sign * compared(a[by] ?? '', b[by] ?? ''));
}

function isWithin({ due_at }: RequestSummary, span: Span | null): boolean {
  return span === null || (due_at >= span.from && due_at < span.to);
}

function compared(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

export function keyIn<T extends object>(choices: T, value: string | null): keyof T | null {
  return value !== null && Object.hasOwn(choices, value) ? (value as keyof T) : null;
}
