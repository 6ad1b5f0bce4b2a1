import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactView } from '@trialdesk/contract/replies/study-facts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { ReviewNote } from './review-note.tsx';
import { shownStatements } from './shown-statements.ts';
import { StatementQuotes } from './statement-quotes.tsx';

interface FactRowProps {
  fact: FactView;
  isCompact: boolean;
  /** Whether facts come from several documents. */
  namesDocument: boolean;
  onOpen: (quote: Quote) => void;
  /** Absent for those who may not. */
  onReview: ((fact: FactView) => void) | undefined;
}

/** The name with its actions, and the value below. */
const COMPACT = 'minmax(0, 1fr) auto';

/** No taller than a line of text. */
const ACTION = { py: 0, px: 0.75, minWidth: 0, lineHeight: 1.5 };

/** A field with what is confirmed or stated first; other places on demand, all of them where they differ. */
export function FactRow({ fact, isCompact, namesDocument, onOpen, onReview }: FactRowProps) {
  const { name, disagrees, review } = fact;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { first, others } = shownStatements(fact);
  const shown = isUnfolded ? [...first, ...others] : first;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: { xs: COMPACT, ...(!isCompact && { md: '200px minmax(0, 1fr) auto' }) },
        alignItems: 'start',
        py: { xs: 0.5, md: 0.75 },
        borderTop: '1px solid var(--td-line)',
        fontSize: '0.875rem',
      }}
    >
      <Box component="dt" sx={{ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
        {name}
        {disagrees && (
          <Box sx={{ mt: 0.5 }}>
            <StatusBadge tone="attention">Statements differ</StatusBadge>
          </Box>
        )}
        {!review && fact.statements.some(({ source }) => source === 'model') && (
          <Box sx={{ mt: 0.5 }}>
            <StatusBadge tone="info">Found by the model</StatusBadge>
          </Box>
        )}
        {review && <ReviewNote review={review} />}
      </Box>
      <Box
        component="dd"
        sx={{
          ...{ m: 0, display: 'grid', gap: 0.75, justifyItems: 'start', minWidth: 0 },
          gridRow: { xs: 2, ...(!isCompact && { md: 1 }) },
          gridColumn: { xs: '1 / -1', ...(!isCompact && { md: 2 }) },
        }}
      >
        {shown.map((quotes, place) => (
          <StatementQuotes key={place} isAmber={disagrees} {...{ name, quotes, namesDocument, onOpen }} />
        ))}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', justifyContent: 'end', gap: 0.5 }}>
        {others.length > 0 && (
          <Button
            size="small"
            aria-expanded={isUnfolded}
            aria-label={`${isUnfolded ? 'Less' : `${others.length} more`}: other places of ${name}`}
            onClick={() => setIsUnfolded(!isUnfolded)}
            sx={ACTION}
          >
            {isUnfolded ? 'Less' : `${others.length} more`}
          </Button>
        )}
        {onReview && (
          <Button size="small" aria-label={`Review ${name}`} onClick={() => onReview(fact)} sx={ACTION}>
            Review
          </Button>
        )}
      </Box>
    </Box>
  );
}
