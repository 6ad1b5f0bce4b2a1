import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Holds the place of a request while it loads. */
export function ReviewSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading the request"
      sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, py: { xs: 3, md: 4 }, display: 'grid', gap: 2 }}
    >
      <Skeleton width={160} />
      <Skeleton width="60%" height={40} />
      <Skeleton variant="rounded" height={84} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
