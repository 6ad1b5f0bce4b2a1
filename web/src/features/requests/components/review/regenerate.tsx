import { isFailedDraft, isFinishedDraft, isPendingDraft, newestDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { draftFailureMessage } from '../../../../lib/messages/draft-failure.ts';
import { useRegenerate } from './use-regenerate.ts';

interface RegenerateProps {
  requestId: string;
  query: RequestQuery;
}

/** Requests a new draft, or retries a failed one, and explains what happens to the current one. */
export function Regenerate({ requestId, query }: RegenerateProps) {
  const { regenerate, isAsking } = useRegenerate(requestId, query);
  const noteId = useId();
  const newest = newestDraft(query);
  const isWriting = isPendingDraft(newest);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <LoadingButton
        size="small"
        variant="outlined"
        startIcon={<Refresh />}
        loading={isAsking || isWriting}
        aria-describedby={noteId}
        onClick={() => void regenerate()}
      >
        {isFailedDraft(newest) ? 'Try again' : 'Regenerate'}
      </LoadingButton>
      <Box id={noteId} sx={{ flex: '1 1 220px', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {statusNote(query, isWriting)}
      </Box>
    </Box>
  );
}

function statusNote({ draft, redraft }: RequestQuery, isWriting: boolean): string {
  const hasDraft = isFinishedDraft(draft);
  if (newestDraft({ draft, redraft }).state === 'waiting') return 'The draft is tried again from time to time.';
  if (isWriting) return hasDraft ? 'Writing a new draft. This one stays until it is ready.' : 'Writing the draft.';
  if (redraft && isFailedDraft(redraft))
    return `The new draft could not be written, so this one stays. ${draftFailureMessage(redraft.reason)}`;
  if (!hasDraft) return 'Requests the draft again.';
  return 'Writes a new draft from the current documents. This one stays until it is ready, and your text is kept.';
}
