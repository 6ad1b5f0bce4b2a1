import { LIMITS } from '../limits.ts';
import type { User } from './user.ts';

/** `read_marks/{user}`: which responses a person has read. Moments are ISO 8601, UTC. */
export interface ReadMarks {
  /** Responses up to this moment are read, whichever they are; empty for none. */
  until: string;
  /** Later ones that are read: the moment of the answer, by request. */
  read: Record<string, string>;
}

/** Without a record of their own, a person has read what was answered before they were invited. */
export function marksOf({ created_at }: Pick<User, 'created_at'>, stored: ReadMarks | null | undefined): ReadMarks {
  return stored ?? { until: created_at, read: {} };
}

/** What a person has read, in addition to what is stored. */
export type ReadChange = Partial<ReadMarks>;

/** Forgets nothing that was read, so changes may come twice and in any order. */
export function withRead(marks: ReadMarks, change: ReadChange): ReadMarks {
  const until = later(marks.until, change.until);
  const read = new Map(Object.entries(marks.read));
  for (const [request, at] of Object.entries(change.read ?? {})) read.set(request, later(at, read.get(request)));
  const newest = [...read].filter(([, at]) => at > until).sort(([, a], [, b]) => (a < b ? 1 : -1));
  const [firstDropped] = newest.slice(LIMITS.readMarks);
  return {
    // One record cannot name them all: older responses then count as read.
    until: firstDropped ? firstDropped[1] : until,
    read: Object.fromEntries(newest.slice(0, LIMITS.readMarks)),
  };
}

function later(a: string, b = ''): string {
  return a > b ? a : b;
}
