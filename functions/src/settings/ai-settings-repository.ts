import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_AI_SETTINGS, ORGANISATION_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordAudit } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { settings } from '../firebase/collections.ts';
import type { By } from '../named-record-repository.ts';

const organisation = () => settings().doc(ORGANISATION_SETTINGS);

function withDefaults(stored: Partial<AiSettings> | undefined): AiSettings {
  return { ...DEFAULT_AI_SETTINGS, ...stored };
}

/** The organisation's settings as they hold now. */
export async function findAiSettings(): Promise<AiSettings> {
  return withDefaults((await organisation().get()).data());
}

/** Sets the organisation's settings. What changes nothing leaves no trace. */
export async function storeAiSettings(wanted: AiSettings, by: By): Promise<AiSettings> {
  return database().runTransaction(async (transaction) => {
    const before = withDefaults((await transaction.get(organisation())).data());
    if (isDeepStrictEqual(before, wanted)) return before;
    transaction.set(organisation(), wanted);
    recordAudit(transaction, {
      ...by,
      action: 'ai_settings.changed',
      target: `${COLLECTIONS.settings}/${ORGANISATION_SETTINGS}`,
      before: { ...before },
      after: { ...wanted },
    });
    return wanted;
  });
}
