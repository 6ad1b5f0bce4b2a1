import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useNoteVisits } from '../../lib/visits.ts';
import { ConnectionBar } from '../connection-bar.tsx';
import { usePageFocus } from './page-focus.ts';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

const WIDTH = 264;

interface AppShellProps {
  /** Beside the name of the product, on every page. */
  bell: ReactNode;
  /** Below it, in the sidebar. */
  finder: ReactNode;
  children: ReactNode;
}

/** Frame of every signed-in page: sidebar (a drawer on phones) and content. */
export function AppShell({ bell, finder, children }: AppShellProps) {
  usePageFocus();
  useNoteVisits();
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100vh',
        bgcolor: 'background.default',
        '@media print': { display: 'block', bgcolor: 'transparent' },
      }}
    >
      <SkipLink />
      <PageLoadingBar />
      <Box
        className="td-screen-only"
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: 'none',
          width: WIDTH,
          position: 'sticky',
          top: 0,
          height: '100vh',
        }}
      >
        <Sidebar bell={isWide && bell} finder={finder} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PhoneBar width={WIDTH} bell={!isWide && bell} finder={finder} />
        <ConnectionBar />
        <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none' }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
