import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Draft, PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { draftFailureMessage } from '../../../lib/messages/draft-failure.ts';
import { formatMoment } from '../../../components/format-moment.ts';
import { Notice } from './notice.tsx';
import { PossiblePassages } from './possible-passages.tsx';

interface DraftNoticeProps {
  query: RequestQuery;
  draft: Exclude<Draft, { state: 'ready' }>;
  archived?: ReadonlySet<string>;
  onOpen: (citation: Citation) => void;
  /** Absent when the response cannot be edited. */
  onInsert?: ((passage: PossiblePassage) => void) | undefined;
}

/** Placeholder when there is no draft text: being written, failed, or not found in the documents. */
export function DraftNotice({ draft, ...props }: DraftNoticeProps) {
  switch (draft.state) {
    case 'queued':
    case 'writing':
      return (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 360 }}>
          <Typography variant="body2">Writing a draft…</Typography>
          <LinearProgress aria-label="A draft is being written" sx={{ borderRadius: '8px' }} />
        </Box>
      );
    case 'waiting':
      return (
        <Notice
          tone="info"
          title={`Waiting for ${draft.reason === 'storage' ? 'the documents' : 'Gemini'} since ${formatMoment(new Date(draft.since))}`}
        >
          You can write the answer without waiting. The draft is tried again from time to time.
        </Notice>
      );
    case 'failed':
      return <Notice title="The draft could not be written">{draftFailureMessage(draft.reason)}</Notice>;
    case 'not_found':
      return <PossiblePassages {...props} medicine={draft.unnamed_medicine} ownDocuments={draft.own_documents} />;
  }
}
