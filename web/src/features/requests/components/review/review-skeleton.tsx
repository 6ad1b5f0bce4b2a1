import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PANEL, REVIEW_GRID } from './review-layout.ts';

const card = { borderRadius: '12px' };

/** Placeholder with the layout of `Review`. */
export function ReviewSkeleton() {
  return (
    <Box role="status" aria-label="Loading request" sx={REVIEW_GRID}>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: { xs: 3, lg: 2 } }}>
        <Skeleton width={150} height={22} sx={{ mb: 1.5 }} />
        <Skeleton width="min(420px, 80%)" height={33} />
        <Skeleton width={220} height={24} sx={{ mt: 1, mb: 2 }} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" sx={{ ...card, height: { xs: 190, sm: 92 } }} />
          <Skeleton variant="rounded" height={360} sx={card} />
        </Box>
      </Box>
      <Box sx={{ ...PANEL, '--bar': '0px', p: { lg: 2 } }}>
        <Skeleton variant="rounded" height={220} sx={card} />
      </Box>
    </Box>
  );
}
