import type { Site } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { names, sites, studies } from '../firebase/collections.ts';
import { nameKey } from './name-key.ts';

const KINDS = {
  site: { collection: sites, folder: COLLECTIONS.sites, action: 'site.created' },
  study: { collection: studies, folder: COLLECTIONS.studies, action: 'study.created' },
} as const;

export interface By {
  actor: AuditActor;
  at: string;
}

/** Stores a site or study unless one of that name exists, ignoring case and blanks; then answers null. */
export async function storeNamed(kind: keyof typeof KINDS, record: Site, by: By): Promise<Site | null> {
  const { collection, folder, action } = KINDS[kind];
  return database().runTransaction(async (transaction) => {
    const reserved = names().doc(nameKey(kind, record.name));
    if ((await transaction.get(reserved)).exists) return null;
    const target = `${folder}/${record.id}`;
    transaction.create(reserved, { target });
    transaction.create(collection().doc(record.id), record);
    recordAudit(transaction, { ...by, action, target, before: null, after: { name: record.name } });
    return record;
  });
}
