import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { setCompact } from '../../../config/density.ts';
import { useChosenPreferences } from '../../../lib/preferences/use-chosen-preferences.ts';
import { isSavingAppearance } from '../api/save-appearance.ts';

/**
 * Applies the account's appearance on every browser, which keeps a copy during the session, for the first paint of the
 * next visit.
 */
export function AccountAppearance() {
  const chosen = useChosenPreferences();
  const { setMode } = useColorScheme();
  const appearance = chosen.status === 'ready' ? chosen.data.appearance : undefined;
  const theme = appearance?.theme;
  const compact = appearance?.compact_mode;
  useEffect(() => {
    if (theme === undefined || compact === undefined || isSavingAppearance()) return;
    setMode(theme);
    setCompact(compact);
  }, [theme, compact, setMode]);
  return null;
}
