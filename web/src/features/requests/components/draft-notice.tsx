import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Draft } from '@trialdesk/contract/entities/draft';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { draftFailureMessage } from '../../../lib/messages/failures.ts';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';

interface DraftNoticeProps {
  answerId: string;
  draft: Exclude<Draft, { state: 'ready' }>;
  archived?: ReadonlySet<string>;
  onOpen: (citation: Citation) => void;
}

/** What stands where there is no draft: it is being written, it could not be, or the documents hold no answer. */
export function DraftNotice({ answerId, draft, archived, onOpen }: DraftNoticeProps) {
  switch (draft.state) {
    case 'queued':
    case 'writing':
      return (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 360 }}>
          <Typography variant="body2">A draft is being written…</Typography>
          <LinearProgress aria-label="A draft is being written" sx={{ borderRadius: '8px' }} />
        </Box>
      );
    case 'failed':
      return <Notice title="No draft could be written">{draftFailureMessage(draft.reason)}</Notice>;
    case 'not_found':
      return (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Notice title="Not found in the protocol documents">
            {draft.closest.length > 0
              ? 'Nothing in the documents answers this question. The passages below are the nearest that were found.'
              : 'Nothing in the documents answers this question, and no passage comes near it.'}
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
