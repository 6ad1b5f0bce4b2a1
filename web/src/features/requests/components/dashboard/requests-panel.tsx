import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Highlighted } from '../../../../components/highlighted.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { useKept } from '../../../../lib/kept-state.tsx';
import type { Windowed } from '../../../../lib/live/window-source.ts';
import { useSearchText } from '../../../../lib/use-search-text.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { ALL_COLLAPSED, ALL_EXPANDED, isCollapsed } from './collapsed.ts';
import type { EmptyCause } from './empty-message.ts';
import { EmptyRequests } from './empty-requests.tsx';
import { NextRequest } from './next-request.tsx';
import { RequestsNotLoaded } from './requests-not-loaded.tsx';
import { RequestTabs } from './request-tabs.tsx';
import { SearchRow } from './search-row.tsx';
import { SiteFilter } from './site-filter.tsx';
import { SelectedSites } from './selected-sites.tsx';
import { useShownGroups } from './use-shown-groups.ts';
import { useTab } from './use-tab.ts';
import type { SiteFilterState } from './use-site-filter.ts';

const load = () => loadCode(() => import('./request-list.tsx'));
const RequestList = lazy(async () => ({ default: (await load()).RequestList }));

const DueCounts = lazy(async () => ({ default: (await loadCode(() => import('./due-counts.tsx'))).DueCounts }));

// Together with the data that it shows.
void load().catch(() => undefined);

interface RequestsPanelProps {
  filter: SiteFilterState;
  /** Of the selected sites; null while loading. */
  latest: Windowed<RequestSummary> | null;
  /** Set when they could not be loaded. */
  onRetry: (() => void) | null;
}

/** Search, site filter, tabs and the requests grouped by study. */
export function RequestsPanel({ filter, latest, onRetry }: RequestsPanelProps) {
  const [search, setSearch] = useSearchText('q');
  const [collapsed, setCollapsed] = useKept('dashboard collapsed', ALL_EXPANDED);
  const { scope, setScope, siteIds, selection, sites, groups: choices, select, onOpen } = filter;
  const [tab, setTab] = useTab();
  const { groups, counts, texts, foundOnly, retry, isLoadingMore, ...shown } = useShownGroups({
    siteIds,
    latest,
    tab,
    search,
  });
  const loadAgain = retry ?? (groups === null ? onRetry : null);
  const isAllExpanded = !groups?.some(({ requests }) =>
    requests.some(({ request_id }) => isCollapsed(collapsed, request_id)),
  );

  const selected = selection?.length ?? 'all';
  const cause: EmptyCause = { sites: sites.length, selected, isMine: scope === 'mine', search, tab };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchRow search={search} onSearch={setSearch}>
        <SiteFilter
          {...{ scope, onOpen }}
          groups={choices}
          selected={new Set(selection ?? sites.map(({ id }) => id))}
          onScope={setScope}
          onSelect={select}
        />
      </SearchRow>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 32 }}>
        <Typography
          variant="body2"
          aria-live="polite"
          sx={{
            flex: '1 1 8rem',
            minWidth: 0,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          <SelectedSites {...{ scope, sites, selection }} />
        </Typography>
        {onRetry === null && (
          <Suspense>
            <DueCounts {...{ siteIds, latest }} />
          </Suspense>
        )}
        {groups && groups.length > 0 && (
          <Button
            size="small"
            onClick={() => setCollapsed(() => (isAllExpanded ? ALL_COLLAPSED : ALL_EXPANDED))}
            sx={{ flexShrink: 0, ml: 'auto' }}
          >
            {isAllExpanded ? 'Collapse All' : 'Expand All'}
          </Button>
        )}
      </Box>
      <RequestTabs tab={tab} onTab={setTab} counts={counts} />
      <Box role="tabpanel" id="requests" aria-labelledby={`tab-${tab}`}>
        {texts === 'failed' && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            Questions and answers could not be searched. Only titles, sites, studies and requesters are.
          </Alert>
        )}
        {loadAgain && <RequestsNotLoaded {...{ search }} onRetry={loadAgain} />}
        {groups === null && !loadAgain && <CardsSkeleton />}
        {groups?.length === 0 && (
          <EmptyRequests
            {...{ cause, filter }}
            onClearFilters={null}
            onClearSearch={() => setSearch('')}
            onAllTabs={() => setTab('all')}
          />
        )}
        {groups && groups.length > 0 && (
          <Highlighted search={search}>
            <Suspense fallback={<CardsSkeleton />}>
              <RequestList {...{ groups, collapsed, setCollapsed }} {...shown} />
            </Suspense>
          </Highlighted>
        )}
        {groups && isLoadingMore && <CardsSkeleton />}
        {foundOnly !== null && (
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', textAlign: 'center' }}>
            Showing the newest requests found: {foundOnly}. Add words to find others.
          </Typography>
        )}
      </Box>
      <NextRequest listed={groups?.flatMap(({ requests }) => requests) ?? null} />
    </Box>
  );
}
