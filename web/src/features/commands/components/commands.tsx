import { preferencesOf } from '@trialdesk/contract/entities/preferences';
import { lazy, Suspense, useEffect } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useChosenPreferences } from '../../../lib/preferences/use-chosen-preferences.ts';
import { setSingleKeys } from '../../../lib/shortcuts/single-keys.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { HELP, openCommand, useOpenedCommand } from '../opened-command.ts';

const ShortcutList = lazy(async () => ({
  default: (await loadCode(() => import('./shortcut-list.tsx'))).ShortcutList,
}));

const Palette = lazy(async () => ({ default: (await loadCode(() => import('./palette.tsx'))).Palette }));

/** What works on every signed-in page, and the account's choice of single keys. */
export function Commands() {
  const chosen = useChosenPreferences();
  const opened = useOpenedCommand();
  const areOn = chosen.status === 'ready' && preferencesOf({ preferences: chosen.data }).shortcuts.single_keys;
  useEffect(() => {
    setSingleKeys(areOn);
    return () => setSingleKeys(false);
  }, [areOn]);
  useEffect(() => () => openCommand(null), []);
  useShortcuts([
    { keys: '/', label: 'Search this page', run: focusSearch, isGlobal: true },
    { keys: 'Control+K', label: 'Go to a page or request', run: () => openCommand('palette'), isGlobal: true },
    HELP,
  ]);
  return (
    <Suspense fallback={<DialogLoading />}>
      {opened === 'palette' && <Palette onClose={() => openCommand(null)} />}
      {opened === 'shortcuts' && <ShortcutList onClose={() => openCommand(null)} />}
    </Suspense>
  );
}

/** Does nothing on pages without a search. */
function focusSearch(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const shown = [...fields].find((field) => field.checkVisibility());
  shown?.focus();
  shown?.select();
}
