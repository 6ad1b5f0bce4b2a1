import type { Preferences } from '@trialdesk/contract/entities/preferences';
import { useMemo } from 'react';
import type { Live } from '../live/live.ts';
import { useLiveDoc } from '../live/use-live.ts';
import { useMember } from '../session/session-context.ts';

const NOTHING_CHOSEN: Partial<Preferences> = {};

/** Preferences never set are absent. */
export function useChosenPreferences(): Live<Partial<Preferences>> {
  const { user_id } = useMember();
  const record = useLiveDoc('users', user_id);
  return useMemo(
    () => (record.status === 'ready' ? { ...record, data: record.data?.preferences ?? NOTHING_CHOSEN } : record),
    [record],
  );
}
