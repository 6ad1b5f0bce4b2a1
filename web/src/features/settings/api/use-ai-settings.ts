import { DEFAULT_AI_SETTINGS, ORGANISATION_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live-doc.ts';

/** Follows how drafts are written; for the research team alone. */
export function useAiSettings(): Live<AiSettings> {
  const stored = useLiveDoc<Partial<AiSettings>>('ai-settings', (db) =>
    doc(db, COLLECTIONS.settings, ORGANISATION_SETTINGS).withConverter(converterFor<Partial<AiSettings>>()),
  );
  return useMemo(
    () => (stored.status === 'ready' ? { ...stored, data: { ...DEFAULT_AI_SETTINGS, ...stored.data } } : stored),
    [stored],
  );
}
