import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { securitySettingsRecord, type SecuritySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

export function useSecuritySettings(): Live<SecuritySettingsRecord> {
  const stored = useLiveDoc('securitySettings', ORGANISATION_SETTINGS);
  return useMemo(
    () => (stored.status === 'ready' ? { ...stored, data: securitySettingsRecord(stored.data ?? undefined) } : stored),
    [stored],
  );
}
