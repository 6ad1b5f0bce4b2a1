import { preferencesOf, type RequestView } from '@trialdesk/contract/entities/preferences';
import { call } from '../../../lib/api.ts';
import { useChosenPreferences } from '../../../lib/preferences/use-chosen-preferences.ts';

/** The person's view of the dashboard, on every browser; null while loading. */
export function useChosenView(): RequestView | null {
  const chosen = useChosenPreferences();
  if (chosen.status === 'loading') return null;
  return preferencesOf({ preferences: chosen.status === 'ready' ? chosen.data : {} }).workspace.view;
}

/** The screen follows the choice whether it could be saved or not. */
export async function saveView(view: RequestView): Promise<void> {
  await call('putWorkspace', { body: { view } }).catch(() => undefined);
}
