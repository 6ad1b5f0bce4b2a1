import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** Set when the title is the page's heading. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** Empty state: title and, as children, what to do next. */
export function EmptyState({ icon, title, heading, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 3, py: { xs: 6, md: 8 }, textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'var(--td-primary-soft)',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
      <Typography component={heading ?? 'p'} sx={{ fontWeight: 600, maxWidth: 480, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
