import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';

function announcement({ draft, redraft }: RequestQuery): string {
  if (redraft) return redraft.state === 'failed' ? 'No new draft could be written.' : 'A new draft is being written.';
  switch (draft.state) {
    case 'queued':
    case 'writing':
      return 'A draft is being written.';
    case 'ready':
      return 'The draft is ready.';
    case 'not_found':
      return 'Not found in the protocol documents.';
    case 'failed':
      return 'No draft could be written.';
  }
}

/** Tells a screen reader how far the newest draft is. */
export function DraftAnnouncer({ queries }: { queries: readonly RequestQuery[] }) {
  const newest = queries.at(-1);
  return (
    <Box
      aria-live="polite"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {newest && !newest.sent ? announcement(newest) : ''}
    </Box>
  );
}
