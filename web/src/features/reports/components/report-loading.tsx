import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function ReportLoading() {
  return (
    <Box role="status" aria-label="Loading report" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
