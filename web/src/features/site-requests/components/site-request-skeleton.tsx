import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function SiteRequestSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading request"
      sx={{ maxWidth: 920, px: { xs: 2, sm: 3, lg: 5 }, py: { xs: 3, md: 4 } }}
    >
      <Skeleton width={190} height={22} sx={{ mb: 1.5 }} />
      <Skeleton width="min(420px, 80%)" height={33} />
      <Skeleton width="min(380px, 90%)" height={24} sx={{ mt: 1, mb: 3 }} />
      <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} />
    </Box>
  );
}
