import { lazy, Suspense } from 'react';
import { useCan } from '../../../lib/session/use-can.ts';
import { loadCode } from '../../../lib/code/load-code.ts';

const BudgetBar = lazy(async () => ({ default: (await loadCode(() => import('./budget-bar.tsx'))).BudgetBar }));

/** On every page of those who answer for the cost. Shown when it has loaded, since it is rarely needed. */
export function BudgetNotices() {
  const reads = useCan('read_usage');
  if (!reads) return null;
  return (
    <Suspense fallback={null}>
      <BudgetBar />
    </Suspense>
  );
}
