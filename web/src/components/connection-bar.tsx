import Box from '@mui/material/Box';
import { useSession } from '../lib/session/session-context.ts';

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
          Connection lost. Your text is kept, and this page updates once you are back online.
        </Box>
      )}
    </Box>
  );
}
