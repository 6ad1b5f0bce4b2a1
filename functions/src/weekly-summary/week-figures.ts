import type { User } from '@trialdesk/contract/entities/user';
import { hasOwnSites, reachOf, type Reach } from '@trialdesk/contract/permissions';
import { countRequests, type RequestFigures } from '../requests/request-counts-repository.ts';
import type { Week } from './week.ts';

/** `open` is the number now. */
export type WeekFigures = RequestFigures;

/** Caches the figures of each reach. */
export function figuresOfWeek(week: Week): (user: User) => Promise<WeekFigures> {
  const counted = new Map<string, Promise<WeekFigures>>();
  return (user) => {
    const reach = summarizedReach(user);
    const key = JSON.stringify(reach);
    const known = counted.get(key) ?? countRequests(reach, week);
    counted.set(key, known);
    return known;
  };
}

/** Own sites; all for those who read all and have none of their own. */
function summarizedReach(user: User): Reach {
  const reach = reachOf(user, 'read_requests') ?? { site_ids: [], study_ids: [] };
  return reach.site_ids === null && hasOwnSites(user) ? { ...reach, site_ids: user.site_ids } : reach;
}
