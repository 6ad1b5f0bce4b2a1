import type { Confidence, NotFoundDraft, ReadyDraft } from '@trialdesk/contract/entities/draft';
import Box from '@mui/material/Box';
import { DateTime } from '../../../../components/date-time.tsx';
import { StatusBadge, type Tone } from '../../../../components/status-badge.tsx';
import { documentLabel } from './scope-changes.ts';

const CONFIDENCE: Record<Confidence, { label: string; tone: Tone }> = {
  high: { label: 'High confidence', tone: 'success' },
  medium: { label: 'Medium confidence', tone: 'info' },
  low: { label: 'Low confidence', tone: 'pending' },
};

export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const { label, tone } = CONFIDENCE[confidence];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** Provenance of a draft: model, time and searched documents. */
export function DraftFacts({ draft }: { draft: ReadyDraft | NotFoundDraft }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>
        {draft.mode === 'extractive' ? 'Extracted from the documents, no model' : `Written by ${draft.model}`}
        {' · '}
        <DateTime at={draft.written_at} />
      </span>
      <span>
        {draft.searched.length > 0
          ? `Searched: ${draft.searched.map(documentLabel).join('; ')}`
          : 'This study has no documents to search.'}
      </span>
    </Box>
  );
}
