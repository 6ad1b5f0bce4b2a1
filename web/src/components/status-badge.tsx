import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Attention is for what a person should check or act on, never for what merely waits. */
export type Tone = 'attention' | 'success' | 'error' | 'info' | 'neutral';

const COLORS: Record<Tone, { color: string; bgcolor: string }> = {
  attention: { color: 'var(--td-attention)', bgcolor: 'var(--td-attention-soft)' },
  success: { color: 'var(--td-success)', bgcolor: 'var(--td-success-soft)' },
  error: { color: 'var(--td-error)', bgcolor: 'var(--td-error-soft)' },
  info: { color: 'var(--td-info)', bgcolor: 'var(--td-info-soft)' },
  neutral: { color: 'var(--td-muted)', bgcolor: 'var(--td-ground)' },
};

interface StatusBadgeProps {
  tone: Tone;
  children: ReactNode;
}

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Box
      component="span"
      sx={{
        ...COLORS[tone],
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor' },
      }}
    >
      {children}
    </Box>
  );
}
