import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function SettingsSkeleton() {
  return (
    <Box role="status" aria-label="Loading settings">
      <Skeleton variant="rounded" height={260} />
    </Box>
  );
}
