import Box from '@mui/material/Box';
import { useNavigation } from 'react-router-dom';

/** A line along the upper edge while the next page is on its way; for one that comes at once it does not appear. */
export function PageComing() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return (
    <Box
      role="status"
      aria-label="Loading the page"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        animation: 'td-coming 12s cubic-bezier(0.1, 0.6, 0.2, 1) 0.3s both',
        '@keyframes td-coming': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
      }}
    />
  );
}
