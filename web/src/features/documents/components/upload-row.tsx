import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface UploadRowProps {
  name: string;
  remove: { label: string; onClick: () => void } | null;
  children: ReactNode;
}

/** A file in the list of uploads. */
export function UploadRow({ name, remove, children }: UploadRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {children}
      </Box>
      {remove && (
        <IconButton size="small" aria-label={remove.label} onClick={remove.onClick}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
