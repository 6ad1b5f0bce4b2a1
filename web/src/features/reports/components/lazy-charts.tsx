import type { ReportGroup } from '@trialdesk/contract/replies/reports';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, since charts are large and the figures are beside them. */
const MonthCharts = lazy(async () => ({ default: (await loadCode(() => import('./month-charts.tsx'))).MonthCharts }));

export function LazyCharts({ months }: { months: readonly ReportGroup[] }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={300} role="status" aria-label="Loading charts" />}>
      <MonthCharts months={months} />
    </Suspense>
  );
}
