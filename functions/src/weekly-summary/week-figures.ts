import type { User } from '@trialdesk/contract/entities/user';
import { scopeOf } from '@trialdesk/contract/permissions';
import { countRequests } from '../requests/request-counts-repository.ts';
import type { Week } from './week.ts';

/** `open` is the number now. */
export interface WeekFigures {
  asked: number;
  answered: number;
  open: number;
}

/** Caches the figures of each site. */
export function figuresOfWeek(week: Week): (user: User) => Promise<WeekFigures> {
  const counted = new Map<string | null, Promise<WeekFigures>>();
  const figuresOf = (siteId: string | null) => {
    const known = counted.get(siteId) ?? countRequests(siteId, week);
    counted.set(siteId, known);
    return known;
  };
  return async (user) =>
    (await Promise.all(sitesOf(user).map(figuresOf))).reduce(sum, { asked: 0, answered: 0, open: 0 });
}

/** Null means all: may read all and has none of their own. */
function sitesOf(user: User): (string | null)[] {
  const readsAll = scopeOf(user, 'read_requests')?.sites === 'all';
  return readsAll && user.site_ids.length === 0 ? [null] : user.site_ids;
}

function sum(a: WeekFigures, b: WeekFigures): WeekFigures {
  return { asked: a.asked + b.asked, answered: a.answered + b.answered, open: a.open + b.open };
}
