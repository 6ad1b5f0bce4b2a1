import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Tone } from '../../../components/status-badge.tsx';

interface NoticeProps {
  title: string;
  /** Of the edge. */
  tone?: Extract<Tone, 'attention' | 'info'>;
  children: ReactNode;
}

export function Notice({ title, tone = 'attention', children }: NoticeProps) {
  return (
    <Box sx={{ pl: 1.75, borderLeft: `3px solid var(--td-${tone})`, maxWidth: '72ch' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}
