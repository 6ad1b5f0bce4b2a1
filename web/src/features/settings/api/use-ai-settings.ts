import {
  aiSettingsRecord,
  ORGANISATION_SETTINGS,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live-doc.ts';

/** Follows how drafts are written; for the research team alone. */
export function useAiSettings(): Live<AiSettingsRecord> {
  const stored = useLiveDoc<Partial<AiSettingsRecord>>('ai-settings', (db) =>
    doc(db, COLLECTIONS.settings, ORGANISATION_SETTINGS).withConverter(converterFor<Partial<AiSettingsRecord>>()),
  );
  return useMemo(
    () => (stored.status === 'ready' ? { ...stored, data: aiSettingsRecord(stored.data ?? undefined) } : stored),
    [stored],
  );
}
