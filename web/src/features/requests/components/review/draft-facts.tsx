import type { Confidence, NotFoundDraft, ReadyDraft } from '@trialdesk/contract/entities/draft';
import Box from '@mui/material/Box';
import { DateTime } from '../../../../components/date-time.tsx';
import { StatusBadge, type Tone } from '../../../../components/status-badge.tsx';
import { documentText } from './scope-changes.ts';

const CONFIDENCE: Record<Confidence, { label: string; tone: Tone }> = {
  high: { label: 'High confidence', tone: 'success' },
  medium: { label: 'Medium confidence', tone: 'info' },
  low: { label: 'Low confidence', tone: 'pending' },
};

export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const { label, tone } = CONFIDENCE[confidence];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** Where a draft comes from: who wrote it, when, and the documents that were searched. */
export function DraftFacts({ draft }: { draft: ReadyDraft | NotFoundDraft }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>
        {draft.mode === 'extractive' ? 'Extracted sentences, no model' : `Written by ${draft.model}`}
        {' · '}
        <DateTime at={draft.written_at} />
      </span>
      <span>
        {draft.searched.length > 0
          ? `Searched: ${draft.searched.map(documentText).join('; ')}`
          : 'No document was there to be searched.'}
      </span>
    </Box>
  );
}
