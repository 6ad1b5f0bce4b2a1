import type { Category } from '@trialdesk/contract/choices';
import type { RequestStatus, SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { reachOf, type Reach } from '@trialdesk/contract/permissions';
import { where, type QueryConstraint } from 'firebase/firestore';
import type { Window } from '../../../lib/live/use-windows.ts';
import { within } from '../../../lib/live/within.ts';
import type { Member } from '../../../lib/session/session.ts';

/** Omit what does not restrict. */
export interface Wanted {
  by: 'active_at' | 'created_at' | 'answered_at';
  direction?: 'asc' | 'desc';
  size: number;
  status?: RequestStatus | undefined;
  site?: string | undefined;
  study?: string | undefined;
  category?: Category | undefined;
  /** By the member, or by anybody else. */
  askedBy?: 'me' | 'others' | undefined;
  /** By the time of the order; ISO 8601. */
  since?: string | undefined;
}

/** The requests that a member may read as the site sees them and wants, newest first unless asked otherwise. */
export function siteRequestWindow(member: Member, wanted: Wanted): Window<SiteRequestSummary> {
  const { by, direction = 'desc', size, ...filter } = wanted;
  const reach = reachOf(member, 'read_requests');
  return {
    key: [by, direction, reach?.site_ids, reach?.study_ids, JSON.stringify(filter)].join(' '),
    order: { by, direction },
    size,
    parts: reach ? within(narrowed(reach, filter)).map((part) => [...part, ...constraints(member, wanted)]) : [],
  };
}

function narrowed({ site_ids, study_ids }: Reach, { site, study }: Pick<Wanted, 'site' | 'study'>): Reach {
  return {
    site_ids: site === undefined ? site_ids : [site],
    study_ids: study === undefined ? study_ids : [study],
  };
}

function constraints({ user_id }: Member, { by, status, category, askedBy, since }: Wanted): QueryConstraint[] {
  return [
    ...(status === undefined ? [] : [where('status', '==', status)]),
    ...(category === undefined ? [] : [where('category', '==', category)]),
    ...(askedBy === undefined ? [] : [where('requester_id', askedBy === 'me' ? '==' : '!=', user_id)]),
    ...(since === undefined ? [] : [where(by, '>=', since)]),
  ];
}
