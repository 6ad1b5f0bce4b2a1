import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { loadCode } from '../../lib/code/load-code.ts';

/** Lazy, since the library for cards is large and most pages show none. */
const CitationCard = lazy(async () => ({
  default: (await loadCode(() => import('./citation-card.tsx'))).CitationCard,
}));

interface CitationMarkProps {
  number: number;
  /** Of the citation in the list below. */
  targetId: string;
  /** Shown in a card on hover and focus; without it there is no card. */
  card: Citation | undefined;
  onFollow: () => void;
}

const LOOK = { fontWeight: 650, px: '2px' };

/** The number of a citation in a text. */
export function CitationMark({ number, targetId, card, onFollow }: CitationMarkProps) {
  const link = (
    <Link
      href={`#${targetId}`}
      aria-label={`Citation ${number}`}
      underline="hover"
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
      sx={LOOK}
    >
      {number}
    </Link>
  );
  // No link until it has its card: it would be replaced by another, and a focused one would lose the focus.
  const waiting = (
    <Box component="span" sx={{ ...LOOK, color: 'primary.main' }}>
      {number}
    </Box>
  );
  return (
    <Box component="sup" sx={{ lineHeight: 0, fontSize: '0.75em', ml: '1px' }}>
      {card ? (
        <Suspense fallback={waiting}>
          <CitationCard citation={card}>{link}</CitationCard>
        </Suspense>
      ) : (
        link
      )}
    </Box>
  );
}
