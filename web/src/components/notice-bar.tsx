import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A line above the page, for what concerns all of it. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'var(--td-attention-soft)',
        color: 'var(--td-attention)',
        borderBottom: 1,
        borderColor: 'divider',
        px: 2,
        py: 0.75,
        fontSize: '0.875rem',
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
