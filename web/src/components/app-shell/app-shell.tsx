import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ConnectionBar } from '../connection-bar.tsx';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

const WIDTH = 264;

/** Frame of every signed-in page: sidebar (a drawer on phones) and content. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <PageLoadingBar />
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: 'none',
          width: WIDTH,
          position: 'sticky',
          top: 0,
          height: '100vh',
        }}
      >
        <Sidebar />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PhoneBar width={WIDTH} />
        <ConnectionBar />
        <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none' }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
