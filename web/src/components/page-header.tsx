import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { BackLink, type BackTarget } from './back-link.tsx';

export interface PageHeaderProps {
  title: string;
  /** For moving focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Line below the title. */
  subtitle?: ReactNode;
  back?: BackTarget;
  actions?: ReactNode;
  /** Sticks to the top on large screens. */
  isSticky?: boolean;
  /** In half the screen: the actions are on the line of the link back. */
  isNarrow?: boolean;
}

const STICKY = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  bgcolor: 'background.default',
  py: { md: 2 },
  mt: { md: -2 },
};

/** No wider than the screen; a button with a name shrinks. */
const BUTTONS = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: '100%' } as const;

export function PageHeader(props: PageHeaderProps) {
  const { title, titleRef, subtitle, back, actions, isSticky = false, isNarrow = false } = props;
  const buttons = actions && <Box sx={BUTTONS}>{actions}</Box>;
  const link = back && <BackLink {...back} space={isNarrow ? 0 : 1.5} />;
  return (
    <Box component="header" sx={{ mb: 3, ...(isSticky && STICKY) }}>
      {isNarrow ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 1,
            mb: 1,
          }}
        >
          {link}
          {buttons}
        </Box>
      ) : (
        link
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography
            variant="h1"
            dir="auto"
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            sx={{ overflowWrap: 'anywhere', textWrap: 'balance', outline: 'none' }}
          >
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
        {!isNarrow && buttons}
      </Box>
    </Box>
  );
}
