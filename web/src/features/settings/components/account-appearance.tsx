import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { setCompact } from '../../../config/density.ts';
import { useChosenPreferences } from '../../../lib/preferences/use-chosen-preferences.ts';
import { isSavingAppearance } from '../api/save-appearance.ts';

/**
 * Shows the application as the signed-in person has chosen it, on whatever browser. The browser keeps the choice too,
 * so that the next visit is painted right from the start. Who never chose sees what the browser has.
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
