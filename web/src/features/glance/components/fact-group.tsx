import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactGroupView, FactView } from '@trialdesk/contract/replies/study-facts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactRow } from './fact-row.tsx';
import { isMissing } from './glance-filter.ts';

interface FactGroupProps {
  group: FactGroupView;
  isCompact: boolean;
  /** Whether facts come from several documents. */
  namesDocument: boolean;
  onOpen: (quote: Quote) => void;
  /** Absent for those who may not. */
  onReview: ((fact: FactView) => void) | undefined;
}

/** Fields of one chapter; those that are stated nowhere share a line below. */
export function FactGroup({ group: { name, facts }, isCompact, namesDocument, onOpen, onReview }: FactGroupProps) {
  const id = useId();
  const found = facts.filter((fact) => !isMissing(fact));
  const missing = facts.filter(isMissing);
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: isCompact ? 2 : { xs: 2, sm: 3 }, py: 1.5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 0.75, ...(isCompact && { fontSize: '0.9375rem' }) }}>
        {name}
      </Typography>
      {found.length > 0 && (
        <Box component="dl" sx={{ m: 0 }}>
          {found.map((fact) => (
            <FactRow key={fact.field} {...{ fact, isCompact, namesDocument, onOpen, onReview }} />
          ))}
        </Box>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pt: 0.75, borderTop: '1px solid var(--td-line)' }}>
          Not found:{' '}
          {missing.map((fact, place) => (
            <span key={fact.field}>
              {place > 0 && ', '}
              {onReview ? (
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  aria-label={`Review ${fact.name}`}
                  onClick={() => onReview(fact)}
                  sx={{ font: 'inherit', verticalAlign: 'baseline' }}
                >
                  {fact.name}
                </Link>
              ) : (
                fact.name
              )}
            </span>
          ))}
        </Typography>
      )}
    </Card>
  );
}
