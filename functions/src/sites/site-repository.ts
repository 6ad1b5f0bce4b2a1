import type { Site } from '@trialdesk/contract/entities/site';
import { isWithinReach, type Reach } from '@trialdesk/contract/permissions';
import { sites } from '../firebase/collections.ts';
import { requireSiteWithin } from '../http/within-reach.ts';
import { renameNamed, storeNamed, type By } from '../names/named-record-repository.ts';

/** Errors: 403 beyond the reach. */
export async function findSite(reach: Reach, id: string): Promise<Site | null> {
  requireSiteWithin(reach, id);
  return (await sites().doc(id).get()).data() ?? null;
}

/** By name. */
export async function listSites(reach: Reach): Promise<Site[]> {
  const all = (await sites().get()).docs.map((doc) => doc.data());
  const own = all.filter(({ id }) => isWithinReach(reach, { site_id: id }));
  return own.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Null if one of that name exists, ignoring case and blanks. */
export function storeSite(site: Site, by: By): Promise<Site | null> {
  return storeNamed('site', { record: site, by });
}

/** Null when there is none; `taken` when another site has the name. Errors: 403 beyond the reach. */
export async function renameSite(reach: Reach, { id, name }: Site, by: By): Promise<Site | 'taken' | null> {
  requireSiteWithin(reach, id);
  return renameNamed('site', { id, name, by });
}
