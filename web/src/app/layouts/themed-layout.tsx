import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MODE_NAME } from '../../config/color-scheme.ts';
import { theme } from '../../config/theme.ts';
import { placeOf } from '../../lib/place.ts';
import { personColorMode } from '../../lib/storage/person-color-mode.ts';

export function ThemedLayout() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={MODE_NAME} storageManager={personColorMode}>
      <CssBaseline />
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </ThemeProvider>
  );
}
