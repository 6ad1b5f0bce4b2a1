import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function GlanceSkeleton() {
  return (
    <Box role="status" aria-label="Loading study facts" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} />
      {[260, 340, 260].map((height, place) => (
        <Skeleton key={place} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
      ))}
    </Box>
  );
}
