import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { Highlighted } from '../../../../../components/highlighted.tsx';
import type { Windowed } from '../../../../../lib/live/window-source.ts';
import { useSearchText } from '../../../../../lib/use-search-text.ts';
import { DueCounts } from '../due-counts.tsx';
import { EmptyRequests } from '../empty-requests.tsx';
import { NextRequest } from '../next-request.tsx';
import { RequestsNotLoaded } from '../requests-not-loaded.tsx';
import { RequestTabs } from '../request-tabs.tsx';
import { SearchRow } from '../search-row.tsx';
import { SiteFilter } from '../site-filter.tsx';
import { SelectedSites } from '../selected-sites.tsx';
import { useTab } from '../use-tab.ts';
import type { SiteFilterState } from '../use-site-filter.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { activeFilters, readChoices, withFilter, withGroup, withoutFilters, withSort } from './list-choices.ts';
import { listRows, requestsIn } from './list-rows.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { RequestTable } from './request-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useListedRequests } from './use-listed-requests.ts';
import { useSelection } from './use-selection.ts';

interface ListPanelProps {
  filter: SiteFilterState;
  /** Of the selected sites; null while loading. */
  latest: Windowed<RequestSummary> | null;
  /** Set when they could not be loaded. */
  onRetry: (() => void) | null;
}

/** The list view: search, filters, tabs and one row per request. */
export function ListPanel({ filter, latest, onRetry }: ListPanelProps) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('q');
  const { scope, siteIds, selection, sites } = filter;
  const [tab, setTab] = useTab();
  const choices = readChoices(params);
  const listed = useListedRequests({ siteIds, latest, tab, search, choices });
  const { requests, counts, retry, texts, foundOnly, onEnd } = listed;
  const loadAgain = retry ?? (requests === null ? onRetry : null);

  const chosen = useSelection(requests ?? []);

  const change = (of: (current: URLSearchParams) => URLSearchParams) => setParams(of, { replace: true });

  const isMine = scope === 'mine';
  const isFiltered = activeFilters(choices.filters).length > 0;
  const selected = selection?.length ?? 'all';
  const cause = { sites: sites.length, selected, isMine, search, tab } as const;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchRow search={search} onSearch={setSearch}>
        <FilterMenu
          choices={choices}
          onFilter={(name, value) => change((current) => withFilter(current, name, value))}
          onGroup={(group) => change((current) => withGroup(current, group))}
          onSort={(sort) => change((current) => withSort(current, sort))}
        />
        <SiteFilter
          scope={scope}
          onOpen={filter.onOpen}
          groups={filter.groups}
          selected={new Set(selection ?? sites.map(({ id }) => id))}
          onScope={filter.setScope}
          onSelect={filter.select}
        />
      </SearchRow>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          '& :is(.MuiTabs-root, .MuiTab-root)': DENSE_TABS,
        }}
      >
        <RequestTabs tab={tab} onTab={setTab} counts={counts} />
        {onRetry === null && <DueCounts {...{ siteIds, latest }} />}
        <Typography
          variant="caption"
          aria-live="polite"
          sx={{
            flex: '1 1 160px',
            minWidth: 0,
            color: 'text.secondary',
            textAlign: { sm: 'right' },
            overflowWrap: 'anywhere',
          }}
        >
          <SelectedSites {...filter} />
        </Typography>
      </Box>
      <FilterChips
        filters={choices.filters}
        onRemove={(name) => change((current) => withFilter(current, name, null))}
        onClear={() => change(withoutFilters)}
      />
      {chosen.requests.length > 0 && <SelectionBar requests={chosen.requests} onClear={chosen.clear} />}
      <Box role="tabpanel" id="requests" aria-labelledby={`tab-${tab}`}>
        {texts === 'failed' && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            Questions and answers could not be searched. Only titles, sites, studies and requesters are.
          </Alert>
        )}
        {loadAgain && <RequestsNotLoaded {...{ search }} onRetry={loadAgain} />}
        {requests === null && !loadAgain && <ListSkeleton />}
        {requests?.length === 0 && (
          <EmptyRequests
            {...{ cause, filter }}
            onClearFilters={isFiltered ? () => change(withoutFilters) : null}
            onClearSearch={() => setSearch('')}
            onAllTabs={() => setTab('all')}
          />
        )}
        {requests && requests.length > 0 && (
          <Highlighted search={search}>
            <RequestTable
              name={params.toString()}
              onSort={(sort) => change((current) => withSort(current, sort))}
              selection={chosen}
              {...{ requests, choices, onEnd }}
            />
          </Highlighted>
        )}
        {foundOnly !== null && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textAlign: 'center' }}>
            Showing the newest requests found: {foundOnly}. Add words to find others.
          </Typography>
        )}
      </Box>
      <NextRequest listed={requests && requestsIn(listRows(requests, choices.group))} />
    </Box>
  );
}

const DENSE_TABS = { minHeight: 36, py: 0 };
