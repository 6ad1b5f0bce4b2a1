import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface PageHeaderProps {
  title: string;
  /** Line below the title. */
  subtitle?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  /** Sticks to the top on large screens. */
  isSticky?: boolean;
}

const STICKY = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  bgcolor: 'background.default',
  py: { md: 2 },
  mt: { md: -2 },
};

export function PageHeader({ title, subtitle, back, actions, isSticky = false }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 3, ...(isSticky && STICKY) }}>
      {back && (
        <Link
          component={RouterLink}
          to={back.to}
          variant="body2"
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, mb: 1.5, color: 'text.secondary' }}
        >
          <ArrowBack sx={{ fontSize: 18 }} />
          {back.label}
        </Link>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
            {title}
          </Typography>
          {subtitle && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                rowGap: 1,
                mt: 1,
                color: 'text.secondary',
                fontSize: '0.875rem',
                overflowWrap: 'anywhere',
              }}
            >
              {subtitle}
            </Box>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
