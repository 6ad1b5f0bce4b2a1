import Box from '@mui/material/Box';
import { useOnline } from '../lib/use-online.ts';

/** Says quietly that the connection is lost; gone as soon as it is back. */
export function ConnectionBar() {
  const online = useOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {!online && (
        <Box
          sx={{
            bgcolor: 'var(--td-pending-soft)',
            color: 'var(--td-pending)',
            borderBottom: 1,
            borderColor: 'divider',
            px: 2,
            py: 0.75,
            fontSize: '0.875rem',
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          You are offline. What you type is kept, and the page catches up by itself.
        </Box>
      )}
    </Box>
  );
}
