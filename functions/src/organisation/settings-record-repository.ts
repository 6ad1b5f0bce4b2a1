import { isDeepStrictEqual } from 'node:util';
import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { Actor } from '@trialdesk/contract/entities/user';
import type { CollectionReference } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import type { By } from '../names/named-record-repository.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

type Versioned<Settings> = Settings & { version: number; changed_by: Actor | null };

/** Of the whole organisation, in one record. */
export interface SettingsRecord<Settings extends object> {
  collection: () => CollectionReference<Versioned<Settings>>;
  /** With defaults for what is not stored. */
  complete: (stored: Partial<Versioned<Settings>> | undefined) => Versioned<Settings>;
  settingsOf: (record: Settings) => Settings;
  action: AuditAction;
}

export interface SettingsChange<Settings> {
  wanted: Settings;
  /** The one they are based on; omit to accept any. */
  version: number | undefined;
}

export async function findSettings<Settings extends object>({
  collection,
  complete,
}: SettingsRecord<Settings>): Promise<Versioned<Settings>> {
  return complete((await collection().doc(ORGANISATION_SETTINGS).get()).data());
}

/** Null when changed meanwhile. An unchanged setting writes nothing; a change is audited with both values. */
export async function storeSettings<Settings extends object>(
  { collection, complete, settingsOf, action }: SettingsRecord<Settings>,
  { wanted, version }: SettingsChange<Settings>,
  { actor, at }: By,
): Promise<Versioned<Settings> | null> {
  const place = collection().doc(ORGANISATION_SETTINGS);
  return runTransaction(async (transaction) => {
    const stored = complete((await transaction.get(place)).data());
    const [before, after] = [settingsOf(stored), settingsOf(wanted)];
    // A client repeats a call whose reply it never received.
    if (isDeepStrictEqual(before, after)) return stored;
    if (version !== undefined && version !== stored.version) return null;
    const record = { ...after, version: stored.version + 1, changed_by: { id: actor.id, name: actor.name } };
    transaction.set(place, record);
    recordAudit(transaction, { at, actor, action, target: place.path, before: plain(before), after: plain(after) });
    return record;
  });
}

function plain(settings: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings));
}
