import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StaleNoticeProps {
  /** A sentence for each document. */
  changes: readonly string[];
  /** The way to a new draft. */
  children: ReactNode;
}

/** Other documents would be searched today than those that a draft was written from. */
export function StaleNotice({ changes, children }: StaleNoticeProps) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>The documents have changed since this draft was written</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
      {children}
    </Alert>
  );
}
