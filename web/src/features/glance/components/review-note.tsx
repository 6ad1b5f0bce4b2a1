import type { FactReviewView } from '@trialdesk/contract/replies/study-facts';
import Box from '@mui/material/Box';
import { DateTime } from '../../../components/date-time.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';

interface ReviewNoteProps {
  review: FactReviewView;
}

/** What was decided, by whom and when. */
export function ReviewNote({ review }: ReviewNoteProps) {
  const { decision, is_outdated: isOutdated, by, at } = review;
  return (
    <Box sx={{ mt: 0.5, display: 'grid', gap: 0.5, justifyItems: 'start', fontWeight: 400, fontSize: '0.8125rem' }}>
      {isOutdated ? (
        <StatusBadge tone="neutral">{outdatedText(review)}</StatusBadge>
      ) : (
        <StatusBadge tone={decision === 'confirmed' ? 'success' : 'info'}>
          {decision === 'confirmed' ? 'Confirmed' : 'Not stated'}
        </StatusBadge>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {by.name}, <DateTime at={at} />
      </Box>
    </Box>
  );
}

function outdatedText({ decision, quotes }: FactReviewView): string {
  const version = quotes[0]?.document_version;
  if (decision === 'not_stated' || version === undefined) return 'Not stated in earlier documents';
  return `Confirmed for version ${version}`;
}
