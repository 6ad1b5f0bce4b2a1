import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { hasOwnSites, hasSeveralSites } from '@trialdesk/contract/permissions';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { timeZoneName } from '../../../components/format-moment.ts';
import { Highlighted } from '../../../components/highlighted.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import type { RequestCounts } from '../../../lib/live/use-request-counts.ts';
import { FilterMenu } from './filter-menu.tsx';
import { isNarrowed, NOT_NARROWED, pageOf, PAGINATED_ABOVE, TABS, type Tab as TabName } from './request-filter.ts';
import { RequestRowsSkeleton } from './request-rows-skeleton.tsx';
import { RequestRows } from './request-rows.tsx';
import { useDashboardFilter, type DashboardFilter } from './use-dashboard-filter.ts';
import { useListedRequests } from './use-listed-requests.ts';

const OF_ONE_SEARCH = ['page'];

interface RequestsPanelProps {
  /** Null while loading. */
  counts: RequestCounts | null;
}

export function RequestsPanel({ counts }: RequestsPanelProps) {
  const filter = useDashboardFilter();
  const [search, setSearch] = useSearchText('q', OF_ONE_SEARCH);
  const member = useMember();
  const { requests, count, live, found } = useListedRequests(filter, counts);
  const { rows, page, pages } = pageOf(requests ?? [], filter.page, count);
  const isLoading = requests === null || (rows.length === 0 && count > requests.length);
  return (
    <Card component="section" aria-label="Requests">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 1.5 }}>
        <Tabs
          value={filter.tab}
          onChange={(_event, tab: TabName) => filter.set({ tab })}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Filter by status"
        >
          {Object.entries(TABS).map(([tab, label]) => (
            <Tab key={tab} value={tab} label={label} id={`tab-${tab}`} aria-controls="requests" />
          ))}
        </Tabs>
        <Box sx={{ flex: '1 1 280px', display: 'flex', gap: 1, py: 0.5 }}>
          <SearchField
            placeholder="Search by title or study, question, answer or number"
            value={search}
            onChange={setSearch}
          />
          <FilterMenu filter={filter} />
        </Box>
      </Box>
      <Box
        role="tabpanel"
        id="requests"
        aria-labelledby={`tab-${filter.tab}`}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {found.retry && <LoadFailed title="The requests could not be searched." onRetry={found.retry} />}
        {live.status === 'failed' && <LoadFailed title="Requests could not be loaded." onRetry={live.retry} />}
        {isLoading && !found.retry && live.status !== 'failed' && <RequestRowsSkeleton />}
        {!isLoading && rows.length === 0 && (
          <EmptyState icon={<Inbox />} title="No requests to display">
            <NextStep filter={filter} onClearSearch={() => setSearch('')} />
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <Highlighted search={filter.search}>
              <RequestRows requests={rows} showsSite={hasSeveralSites(member)} />
            </Highlighted>
            <Typography variant="body2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
              Times are in {timeZoneName()}.
            </Typography>
          </>
        )}
        {found.hasMore && found.requests && (
          <Typography variant="body2" sx={{ p: 2, color: 'text.secondary', textAlign: 'center' }}>
            Showing the newest requests found: {found.requests.length}. Add words to find others.
          </Typography>
        )}
      </Box>
      {Math.max(count, rows.length) > PAGINATED_ABOVE && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
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

/** The one thing that helps where nothing is shown. */
function NextStep({ filter, onClearSearch }: { filter: DashboardFilter; onClearSearch: () => void }) {
  const asks = useCan('ask_questions');
  const hasSite = hasOwnSites(useMember());
  if (filter.search !== '') return <EmptyAction onClick={onClearSearch}>Clear search</EmptyAction>;
  if (isNarrowed(filter)) return <EmptyAction onClick={() => filter.set(NOT_NARROWED)}>Clear filters</EmptyAction>;
  if (filter.tab !== 'all')
    return <EmptyAction onClick={() => filter.set({ tab: 'all' })}>Show all requests</EmptyAction>;
  if (!asks) return null;
  if (!hasSite)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 480 }}>
        You are not assigned to a site yet. Ask the research team to assign you to one; then you can ask questions.
      </Typography>
    );
  return (
    <Button variant="outlined" component={RouterLink} to={PATHS.submitRequest}>
      Ask the first question
    </Button>
  );
}
