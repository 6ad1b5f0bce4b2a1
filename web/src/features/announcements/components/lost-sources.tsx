import type { Citation } from '@trialdesk/contract/entities/citation';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

/** What the documents in use no longer have; nothing if they have it all. */
export function LostSources({ lost }: { lost: readonly Citation[] }) {
  if (lost.length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>The documents in use no longer say this. Check whether the answer still holds.</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {lost.map(({ number, document_name, page, text_snippet }) => (
          <li key={number}>
            {document_name}, page {page}: “{text_snippet}”
          </li>
        ))}
      </Box>
    </Alert>
  );
}
