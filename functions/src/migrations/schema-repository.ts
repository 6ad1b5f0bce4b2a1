import type { SchemaVersion } from '@trialdesk/contract/entities/schema-version';
import { recordAudit, SYSTEM } from '../audit/audit-repository.ts';
import { schema } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

const VERSION = 'version';

/** Before versions were recorded. */
const FIRST: SchemaVersion = { version: 1, migrating: null, updated_at: '' };

export async function findSchemaVersion(): Promise<SchemaVersion> {
  return (await schema().doc(VERSION).get()).data() ?? FIRST;
}

export async function noteProgress(version: SchemaVersion): Promise<void> {
  await schema().doc(VERSION).set(version);
}

/** Repeated, it changes nothing. */
export async function finishMigration(to: number, at: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const { version } = (await transaction.get(schema().doc(VERSION))).data() ?? FIRST;
    if (version >= to) return;
    transaction.set(schema().doc(VERSION), { version: to, migrating: null, updated_at: at });
    recordAudit(transaction, {
      at,
      actor: SYSTEM,
      action: 'schema.migrated',
      target: `schema/${VERSION}`,
      before: { version },
      after: { version: to },
    });
  });
}
