import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { REVIEW_GRID, REVIEW_WIDTH } from './review-layout.ts';

const card = { borderRadius: '12px' };

/** Placeholder with the layout of `Review`. */
export function ReviewSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading request"
      sx={{ maxWidth: REVIEW_WIDTH, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, py: { xs: 3, md: 4 } }}
    >
      <Skeleton width={150} height={22} sx={{ mb: 1.5 }} />
      <Skeleton width="min(420px, 80%)" height={33} />
      <Skeleton width={220} height={24} sx={{ mt: 1, mb: 3 }} />
      <Box sx={REVIEW_GRID}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" sx={{ ...card, height: { xs: 240, sm: 136 } }} />
          <Skeleton variant="rounded" height={420} sx={card} />
        </Box>
        <Skeleton variant="rounded" height={220} sx={card} />
      </Box>
    </Box>
  );
}
