import type { Site } from '@trialdesk/contract/entities/site';
import { sites } from '../firebase/collections.ts';
import { renameNamed, storeNamed, type By } from '../names/named-record-repository.ts';

export async function findSite(id: string): Promise<Site | null> {
  return (await sites().doc(id).get()).data() ?? null;
}

/** By name. */
export async function listSites(): Promise<Site[]> {
  const all = await sites().get();
  return all.docs.map((doc) => doc.data()).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Stores a site unless one of that name exists, ignoring case and blanks; then answers null. */
export function storeSite(site: Site, by: By): Promise<Site | null> {
  return storeNamed('site', { record: site, by });
}

/** Null when there is none; `taken` when another site has the name. */
export function renameSite(id: string, name: string, by: By): Promise<Site | 'taken' | null> {
  return renameNamed('site', { id, name, by });
}
