import { isOpenQuery, type RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { announcement } from './announcement.ts';

/** Announces the progress of the newest draft to screen readers. */
export function DraftAnnouncer({ queries }: { queries: readonly RequestQuery[] }) {
  const newest = queries.at(-1);
  return (
    <Box
      aria-live="polite"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {newest && isOpenQuery(newest) ? announcement(newest) : ''}
    </Box>
  );
}
