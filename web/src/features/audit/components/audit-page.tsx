import ManageSearch from '@mui/icons-material/ManageSearch';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { Page } from '../../../components/page.tsx';
import { filterOf, paramsOf, type AuditFilter } from '../audit-filter.ts';
import { useAuditTrail } from '../api/use-audit-trail.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';
import { DownloadCsv } from './download-csv.tsx';

/** Who did what to what, for Administrators. The filter is kept in the address. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  // At once, since the next change builds on this one.
  const setFilter = (next: AuditFilter) => setParams(paramsOf(next), { replace: true, flushSync: true });
  const trail = useAuditTrail(filter);
  return (
    <Page title="Audit Trail" actions={<DownloadCsv filter={filter} />}>
      <Card component="section" aria-label="Audit entries">
        <Box sx={{ p: { xs: 2, sm: 2.5 }, borderBottom: 1, borderColor: 'divider' }}>
          <AuditFilters filter={filter} onChange={setFilter} />
        </Box>
        <Found
          trail={trail}
          onActor={(actor) => setFilter({ ...filter, actor })}
          onClear={() => setFilter(filterOf(new URLSearchParams()))}
        />
      </Card>
    </Page>
  );
}

interface FoundProps {
  trail: ReturnType<typeof useAuditTrail>;
  onActor: (id: string) => void;
  onClear: () => void;
}

function Found({ trail: { status, entries, ...trail }, onActor, onClear }: FoundProps) {
  if (status === 'loading') {
    return (
      <Box role="status" aria-label="Loading audit entries" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} variant="rounded" height={48} />
        ))}
      </Box>
    );
  }
  if (entries.length === 0) {
    return status === 'failed' ? (
      <LoadFailed title="The audit trail could not be loaded." onRetry={trail.retry} />
    ) : (
      <EmptyState icon={<ManageSearch />} title="No entries match this filter.">
        <EmptyAction onClick={onClear}>Clear filter</EmptyAction>
      </EmptyState>
    );
  }
  return (
    <>
      <AuditRows entries={entries} names={trail.names} onActor={onActor} />
      {trail.hasOlder && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 2, borderTop: 1, borderColor: 'divider' }}>
          <LoadingButton loading={trail.isLoadingOlder} onClick={trail.loadOlder}>
            Show older entries
          </LoadingButton>
        </Box>
      )}
    </>
  );
}
