import type { Site } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { names, sites } from '../firebase/collections.ts';
import { nameKey } from '../name-key.ts';

export async function findSite(id: string): Promise<Site | null> {
  return (await sites().doc(id).get()).data() ?? null;
}

/** By name. */
export async function listSites(): Promise<Site[]> {
  const all = await sites().get();
  return all.docs.map((doc) => doc.data()).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Stores a site unless one of that name exists, ignoring case and blanks; then answers null. */
export async function storeSite(site: Site, by: { actor: AuditActor; at: string }): Promise<Site | null> {
  return database().runTransaction(async (transaction) => {
    const reserved = names().doc(nameKey('site', site.name));
    if ((await transaction.get(reserved)).exists) return null;
    const target = `${COLLECTIONS.sites}/${site.id}`;
    transaction.create(reserved, { target });
    transaction.create(sites().doc(site.id), site);
    recordAudit(transaction, { ...by, action: 'site.created', target, before: null, after: { name: site.name } });
    return site;
  });
}
