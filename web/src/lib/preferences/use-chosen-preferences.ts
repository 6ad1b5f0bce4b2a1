import type { Preferences } from '@trialdesk/contract/entities/preferences';
import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { converterFor } from '../live/converter.ts';
import type { Live } from '../live/live.ts';
import { useLiveDoc } from '../live/use-live-doc.ts';
import { useMember } from '../session/session-context.ts';

const NOTHING_CHOSEN: Partial<Preferences> = {};

/** Follows what the signed-in person has chosen for themselves; what they never chose is left out. */
export function useChosenPreferences(): Live<Partial<Preferences>> {
  const { user_id } = useMember();
  const record = useLiveDoc<User>(`users/${user_id}`, (db) =>
    doc(db, COLLECTIONS.users, user_id).withConverter(converterFor<User>()),
  );
  return useMemo(
    () => (record.status === 'ready' ? { ...record, data: record.data?.preferences ?? NOTHING_CHOSEN } : record),
    [record],
  );
}
