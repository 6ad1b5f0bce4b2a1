import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import { where } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useMember } from '../../../lib/session/session-context.ts';

/** Follows one's own views, by name, then the shared ones. */
export function useSavedViews(): Live<SavedView[]> {
  const { user_id } = useMember();
  const live = useLiveQuery('savedViews', [where('owner_id', '==', user_id)], [where('owner_id', '==', null)]);
  return live.status === 'ready' ? { ...live, data: live.data.toSorted(ownFirst) } : live;
}

function ownFirst(a: SavedView, b: SavedView): number {
  return Number(a.owner_id === null) - Number(b.owner_id === null) || a.name.localeCompare(b.name, 'en');
}
