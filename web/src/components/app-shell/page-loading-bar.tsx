import Box from '@mui/material/Box';
import { useNavigation } from 'react-router-dom';

/** Progress line at the top during navigation. The animation delay hides it when pages load instantly. */
export function PageLoadingBar() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return (
    <Box
      role="status"
      aria-label="Loading page"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        animation: 'td-page-loading 12s cubic-bezier(0.1, 0.6, 0.2, 1) 0.3s both',
        '@keyframes td-page-loading': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
      }}
    />
  );
}
