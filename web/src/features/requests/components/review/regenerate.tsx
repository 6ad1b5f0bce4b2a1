import { isFailedDraft, isFinishedDraft, isPendingDraft, newestDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { draftFailureMessage } from '../../../../lib/messages/failures.ts';
import { useRegenerate } from './use-regenerate.ts';

interface RegenerateProps {
  requestId: string;
  query: RequestQuery;
}

/** Asks for a new draft, or again for one that could not be written, and says what becomes of the old one. */
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
        {noteOf(query, isWriting)}
      </Box>
    </Box>
  );
}

function noteOf({ draft, redraft }: RequestQuery, isWriting: boolean): string {
  const stands = isFinishedDraft(draft);
  if (isWriting)
    return stands ? 'A new draft is being written. This one stays until then.' : 'The draft is being written.';
  if (redraft && isFailedDraft(redraft))
    return `No new draft could be written, so this one stays. ${draftFailureMessage(redraft.reason)}`;
  if (!stands) return 'Asks for the draft once more.';
  return 'Writes a new draft from the documents as they are now. This one stays until then; what you wrote is kept.';
}
