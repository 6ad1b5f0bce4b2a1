import type { SiteQuery } from '@trialdesk/contract/entities/request';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { DateTime } from '../../../components/date-time.tsx';

interface TurnHeadingProps {
  id: string;
  heading: Ref<HTMLHeadingElement> | undefined;
  title: string;
  /** Null when the turn is always open. */
  toggle: { isOpen: boolean; controls: string; onToggle: () => void } | null;
  query: SiteQuery;
}

/** Who asked, and when. While its turn is closed it shows the beginning of the question. */
export function TurnHeading({ id, heading, title, toggle, query }: TurnHeadingProps) {
  const isClosed = toggle !== null && !toggle.isOpen;
  return (
    <Box sx={{ position: 'relative', px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: isClosed ? 2 : 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.25, pr: 4 }}>
        <Typography variant="h2" id={id} ref={heading} tabIndex={heading ? -1 : undefined} sx={{ outline: 'none' }}>
          {toggle ? (
            <ButtonBase
              aria-expanded={toggle.isOpen}
              aria-controls={toggle.controls}
              onClick={toggle.onToggle}
              // The whole heading is the target.
              sx={{ font: 'inherit', letterSpacing: 'inherit', '&::after': { content: '""', ...COVER } }}
            >
              {title}
            </ButtonBase>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <bdi>{query.asked_by.name}</bdi> · <DateTime at={query.timestamp_created} withZone />
        </Typography>
        {toggle && (
          <ExpandMore
            aria-hidden
            sx={{ ...CORNER, color: 'text.secondary', transform: toggle.isOpen ? 'rotate(180deg)' : 'none' }}
          />
        )}
      </Box>
      {isClosed && (
        <Typography
          dir="auto"
          variant="body2"
          noWrap
          sx={{ mt: 0.5, color: 'text.secondary', '@media print': { display: 'none' } }}
        >
          {query.question}
        </Typography>
      )}
    </Box>
  );
}

const COVER = { position: 'absolute', inset: 0, zIndex: 1 } as const;

const CORNER = { position: 'absolute', right: 16, top: 18, '@media print': { display: 'none' } } as const;
