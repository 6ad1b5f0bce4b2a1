import {
  aiSettingsRecord,
  ORGANISATION_SETTINGS,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

/** Follows the organisation's AI settings; research team only. */
export function useAiSettings(): Live<AiSettingsRecord> {
  const stored = useLiveDoc('settings', ORGANISATION_SETTINGS);
  return useMemo(
    () => (stored.status === 'ready' ? { ...stored, data: aiSettingsRecord(stored.data ?? undefined) } : stored),
    [stored],
  );
}
