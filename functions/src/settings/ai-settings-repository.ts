import { isDeepStrictEqual } from 'node:util';
import {
  aiSettingsOf,
  aiSettingsRecord,
  ORGANISATION_SETTINGS,
  type AiSettings,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordAudit } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { settings } from '../firebase/collections.ts';
import type { By } from '../names/named-record-repository.ts';

const organisation = () => settings().doc(ORGANISATION_SETTINGS);

export async function findAiSettings(): Promise<AiSettingsRecord> {
  return aiSettingsRecord((await organisation().get()).data());
}

export interface AiSettingsChange {
  wanted: AiSettings;
  /** The version they are based on; omit to accept any. */
  version: number | undefined;
}

/** Null when changed meanwhile. An unchanged setting writes nothing. */
export async function storeAiSettings(
  { wanted, version }: AiSettingsChange,
  { actor, at }: By,
): Promise<AiSettingsRecord | null> {
  return database().runTransaction(async (transaction) => {
    const stored = aiSettingsRecord((await transaction.get(organisation())).data());
    const [before, after] = [aiSettingsOf(stored), aiSettingsOf(wanted)];
    // A client repeats a call whose reply it never received.
    if (isDeepStrictEqual(before, after)) return stored;
    if (version !== undefined && version !== stored.version) return null;
    const changed_by = { id: actor.id, name: actor.name };
    const record = { ...after, version: stored.version + 1, changed_by };
    transaction.set(organisation(), record);
    recordAudit(transaction, {
      at,
      actor,
      action: 'ai_settings.changed',
      target: `${COLLECTIONS.settings}/${ORGANISATION_SETTINGS}`,
      before: { ...before },
      after: { ...after },
    });
    return record;
  });
}
