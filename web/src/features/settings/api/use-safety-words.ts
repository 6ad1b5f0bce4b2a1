import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { safetyWordsRecord, type SafetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

/** Administrators only. */
export function useSafetyWords(): Live<SafetyWordsRecord> {
  const stored = useLiveDoc('safetyWords', ORGANISATION_SETTINGS);
  return useMemo(
    () => (stored.status === 'ready' ? { ...stored, data: safetyWordsRecord(stored.data ?? undefined) } : stored),
    [stored],
  );
}
