import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function ListSkeleton() {
  return (
    <Box role="status" aria-label="Loading requests" sx={{ display: 'grid', gap: 1, pt: 0.5 }}>
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={34} />
      ))}
    </Box>
  );
}
