import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { filterRequests, PAGE_SIZE, pageOf, TABS, type Tab as TabName } from './request-filter.ts';
import { RequestRowsSkeleton } from './request-rows-skeleton.tsx';
import { RequestRows } from './request-rows.tsx';
import { useDashboardFilter } from './use-dashboard-filter.ts';

interface RequestsPanelProps {
  /** Null while loading. */
  requests: readonly SiteRequest[] | null;
}

export function RequestsPanel({ requests }: RequestsPanelProps) {
  const filter = useDashboardFilter();
  const matching = filterRequests(requests ?? [], filter);
  const { rows, page, pages } = pageOf(matching, filter.page);
  return (
    <Card component="section" aria-label="Requests">
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: { xs: 2, sm: 2.5 } }}>
        <SearchField
          placeholder="Search by title or study"
          value={filter.search}
          onChange={(search) => filter.set({ search })}
        />
        <Tabs
          value={filter.tab}
          onChange={(_event, tab: TabName) => filter.set({ tab })}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Filter by status"
          sx={{ mt: 1 }}
        >
          {Object.entries(TABS).map(([tab, label]) => (
            <Tab key={tab} value={tab} label={label} id={`tab-${tab}`} aria-controls="requests" />
          ))}
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id="requests"
        aria-labelledby={`tab-${filter.tab}`}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {requests === null && <RequestRowsSkeleton />}
        {requests !== null && rows.length === 0 && <EmptyState icon={<Inbox />} title="No requests to display" />}
        {rows.length > 0 && <RequestRows requests={rows} />}
      </Box>
      {matching.length > PAGE_SIZE && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, next) => filter.set({ page: next })}
            aria-label="Request pages"
            color="primary"
            shape="rounded"
            siblingCount={0}
          />
        </Box>
      )}
    </Card>
  );
}
