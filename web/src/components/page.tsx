import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTitlePrefix } from '../lib/unread-count.ts';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

interface PageProps extends Omit<PageHeaderProps, 'isNarrow'> {
  /** Maximum width in px. */
  width?: number | undefined;
  /** In half the screen, with less space above. */
  isBesidePanel?: boolean;
  /** With less space above, for long lists. */
  isDense?: boolean;
  children: ReactNode;
}

/** A signed-in screen: header and content in one column. */
export function Page({ width = 1240, isBesidePanel = false, isDense = false, children, ...header }: PageProps) {
  const prefix = useTitlePrefix();
  const space = isBesidePanel ? { py: { xs: 3, lg: 2 }, '& > header': { mb: { lg: 2 } } } : { py: { xs: 3, md: 4 } };
  const dense = { py: { xs: 2, md: 1.5 }, '& > header': { mb: 1 } };
  return (
    <Box sx={{ maxWidth: width, minWidth: 0, ...SIDES, ...(isDense ? dense : space), ...ON_PAPER }}>
      <title>{`${prefix}${header.title} · TrialDesk`}</title>
      <PageHeader {...header} isNarrow={isBesidePanel} />
      {children}
    </Box>
  );
}

/** One left edge for all pages. */
const SIDES = { px: { xs: 2, sm: 3 } } as const;

const ON_PAPER = { '@media print': { maxWidth: 'none', p: 0 } } as const;
