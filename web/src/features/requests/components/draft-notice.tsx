import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Draft } from '@trialdesk/contract/entities/draft';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { draftFailureMessage } from '../../../lib/messages/draft-failure.ts';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';

interface DraftNoticeProps {
  answerId: string;
  draft: Exclude<Draft, { state: 'ready' }>;
  archived?: ReadonlySet<string>;
  onOpen: (citation: Citation) => void;
}

/** Placeholder when there is no draft text: being written, failed, or not found in the documents. */
export function DraftNotice({ answerId, draft, archived, onOpen }: DraftNoticeProps) {
  switch (draft.state) {
    case 'queued':
    case 'writing':
      return (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 360 }}>
          <Typography variant="body2">Writing a draft…</Typography>
          <LinearProgress aria-label="A draft is being written" sx={{ borderRadius: '8px' }} />
        </Box>
      );
    case 'failed':
      return <Notice title="The draft could not be written">{draftFailureMessage(draft.reason)}</Notice>;
    case 'not_found':
      return (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Notice title="Not found in the protocol documents">
            {draft.closest.length > 0
              ? 'The documents do not answer this question. These are the closest passages.'
              : 'The documents do not answer this question, and no passage comes close.'}
          </Notice>
          {draft.closest.length > 0 && (
            <>
              <Typography component="p" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
                Closest matches, not an answer
              </Typography>
              <CitationList
                label="Closest matches, not an answer"
                citations={draft.closest}
                {...{ answerId, archived, onOpen }}
              />
            </>
          )}
        </Box>
      );
  }
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ pl: 1.75, borderLeft: '3px solid var(--td-pending)', maxWidth: '72ch' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}
