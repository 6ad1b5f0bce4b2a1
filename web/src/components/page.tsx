import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

interface PageProps extends PageHeaderProps {
  /** Maximum width in px. */
  width?: number;
  children: ReactNode;
}

/** A signed-in screen: header and content in one column. */
export function Page({ width = 1240, children, ...header }: PageProps) {
  return (
    <Box sx={{ maxWidth: width, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, py: { xs: 3, md: 4 } }}>
      <title>{`${header.title} · TrialDesk`}</title>
      <PageHeader {...header} />
      {children}
    </Box>
  );
}
