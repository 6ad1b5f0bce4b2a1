import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function AnnouncementsLoading() {
  return (
    <Box role="status" aria-label="Loading announcements" sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={72} />
      ))}
    </Box>
  );
}
