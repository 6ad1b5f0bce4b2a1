import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandMark } from '../brand-mark.tsx';
import { Sidebar } from './sidebar.tsx';

interface PhoneBarProps {
  /** Drawer width in px. */
  width: number;
  bell: ReactNode;
  finder: ReactNode;
}

/** Header for narrow screens; its menu button opens the sidebar as a drawer, which navigation closes. */
export function PhoneBar({ width, bell, finder }: PhoneBarProps) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <Box className="td-screen-only" sx={{ display: { md: 'none' } }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1,
          py: 0.75,
          '--td-focus': 'var(--td-rail-ink)',
          bgcolor: 'var(--td-rail)',
          color: 'var(--td-rail-ink)',
        }}
      >
        <IconButton
          aria-label="Open menu"
          aria-expanded={openedAt === key}
          onClick={() => setOpenedAt(key)}
          sx={{ color: 'inherit' }}
        >
          <Menu />
        </IconButton>
        <BrandMark size={24} />
        <Box component="span" sx={{ flex: 1, fontWeight: 650 }}>
          TrialDesk
        </Box>
        {bell}
      </Box>
      <Drawer
        open={openedAt === key}
        onClose={close}
        slotProps={{ paper: { sx: { width, border: 0 }, 'aria-label': 'Menu' } }}
      >
        <Sidebar finder={finder} />
      </Drawer>
    </Box>
  );
}
