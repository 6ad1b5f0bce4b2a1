import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function RequestRowsSkeleton() {
  return (
    <Box role="status" aria-label="Loading requests" sx={{ px: 1.5, pt: '32px' }}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 3, height: 'var(--td-row)' }}>
          <Skeleton sx={{ flex: 3 }} height={24} />
          <Skeleton sx={{ flex: 2, display: { xs: 'none', sm: 'block' } }} height={24} />
          <Skeleton variant="rounded" width={120} height={26} />
        </Box>
      ))}
    </Box>
  );
}
