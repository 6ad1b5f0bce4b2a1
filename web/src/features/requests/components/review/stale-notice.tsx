import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StaleNoticeProps {
  /** One sentence per document. */
  changes: readonly string[];
  /** The button for a new draft. */
  children: ReactNode;
}

/** Warns that a new draft would search other documents. */
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
