import type { Site } from '@trialdesk/contract/entities/site';
import type { Member } from '../../../lib/session/session.ts';

/** By name. */
export function ownSites({ site_ids, site_names }: Pick<Member, 'site_ids' | 'site_names'>): Site[] {
  return site_ids
    .map((id, at) => ({ id, name: site_names[at] ?? 'Unknown Site' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
