import { isResearchTeam } from '@trialdesk/contract/roles';
import type { User } from '@trialdesk/contract/entities/user';
import { countRequests } from '../requests/request-counts-repository.ts';
import type { Week } from './week.ts';

/** How many requests were asked and answered in a week, and how many wait for an answer now. */
export interface WeekFigures {
  asked: number;
  answered: number;
  open: number;
}

/** The figures of a week for one person after another; each site is counted once. */
export function figuresOfWeek(week: Week): (user: User) => Promise<WeekFigures> {
  const counted = new Map<string | null, Promise<WeekFigures>>();
  const figuresOf = (siteId: string | null) => {
    const known = counted.get(siteId) ?? countRequests(siteId, week);
    counted.set(siteId, known);
    return known;
  };
  return async (user) =>
    (await Promise.all(scopeOf(user).map(figuresOf))).reduce(sum, { asked: 0, answered: 0, open: 0 });
}

/** The person's sites; null, all of them, for somebody on the research team who has none of their own. */
function scopeOf({ role, site_ids }: User): (string | null)[] {
  return isResearchTeam(role) && site_ids.length === 0 ? [null] : site_ids;
}

function sum(a: WeekFigures, b: WeekFigures): WeekFigures {
  return { asked: a.asked + b.asked, answered: a.answered + b.answered, open: a.open + b.open };
}
