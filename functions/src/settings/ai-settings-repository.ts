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

/** The organisation's settings as they hold now. */
export async function findAiSettings(): Promise<AiSettingsRecord> {
  return aiSettingsRecord((await organisation().get()).data());
}

/** Settings as somebody wants them. */
export interface AiSettingsChange {
  wanted: AiSettings;
  /** The version that they were chosen on; left out, they hold over whatever stands. */
  version: number | undefined;
}

/** Sets the organisation's settings, null when others were set meanwhile. What changes nothing leaves no trace. */
export async function storeAiSettings(
  { wanted, version }: AiSettingsChange,
  { actor, at }: By,
): Promise<AiSettingsRecord | null> {
  return database().runTransaction(async (transaction) => {
    const standing = aiSettingsRecord((await transaction.get(organisation())).data());
    const [before, after] = [aiSettingsOf(standing), aiSettingsOf(wanted)];
    // A call repeated by a client that never saw the answer comes here.
    if (isDeepStrictEqual(before, after)) return standing;
    if (version !== undefined && version !== standing.version) return null;
    const changed_by = { id: actor.id, name: actor.name };
    const record = { ...after, version: standing.version + 1, changed_by };
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
