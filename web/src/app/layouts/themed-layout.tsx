import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MODE_KEY } from '../../config/color-scheme.ts';
import { theme } from '../../config/theme.ts';

export function ThemedLayout() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={MODE_KEY}>
      <CssBaseline />
      <Outlet />
      <ScrollRestoration />
    </ThemeProvider>
  );
}
