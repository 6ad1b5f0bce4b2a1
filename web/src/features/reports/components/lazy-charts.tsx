import type { Report } from '@trialdesk/contract/replies/reports';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, since charts are large and the figures are beside them. */
const MonthCharts = lazy(async () => ({ default: (await loadCode(() => import('./month-charts.tsx'))).MonthCharts }));

const Trend = lazy(async () => ({ default: (await loadCode(() => import('./trend.tsx'))).Trend }));

export function LazyCharts(report: Pick<Report, 'groups' | 'ratings'>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={300} role="status" aria-label="Loading charts" />}>
      <MonthCharts {...report} />
    </Suspense>
  );
}

/** Beside the figures of a theme; its place is kept while it loads. */
export function LazyTrend({ counts }: { counts: readonly number[] }) {
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, width: 140, height: 40, flexShrink: 0 }}>
      <Suspense fallback={null}>
        <Trend counts={counts} />
      </Suspense>
    </Box>
  );
}
