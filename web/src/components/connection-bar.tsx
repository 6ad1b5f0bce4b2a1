import Box from '@mui/material/Box';
import { useSession } from '../lib/session/session-context.ts';

/** Says quietly that the connection is lost; gone as soon as it is back. */
export function ConnectionBar() {
  const { session } = useSession();
  const lost = session.status === 'signed-in' && !session.connected;
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {lost && (
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
          Connection lost. What you type is kept, and the page catches up by itself.
        </Box>
      )}
    </Box>
  );
}
