import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function CardsSkeleton() {
  return (
    <Box role="status" aria-label="Loading requests" sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
      <Skeleton width={160} height={30} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={180} sx={{ borderRadius: '12px' }} />
      ))}
    </Box>
  );
}
