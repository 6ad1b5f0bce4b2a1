import type { RequestRecord } from '@trialdesk/contract/entities/request';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useSearchText } from '../../../../lib/use-search-text.ts';
import { NEWEST_COMPLETED } from '../../api/merge-window.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { emptyMessage } from './empty-message.ts';
import { filterRequests, isTab, type Tab } from './request-filter.ts';
import { RequestTabs } from './request-tabs.tsx';
import { SearchRow } from './search-row.tsx';
import { SiteFilter } from './site-filter.tsx';
import { summarizeSites } from './site-groups.ts';
import { StudyGroups } from './study-groups.tsx';
import { useSiteFilter } from './use-site-filter.ts';

interface RequestsPanelProps {
  requests: readonly RequestRecord[];
  isLoading: boolean;
}

const NOTHING_COLLAPSED: ReadonlySet<string> = new Set();

/** Search, site filter, tabs and the requests grouped by study. */
export function RequestsPanel({ requests, isLoading }: RequestsPanelProps) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('q');
  const [collapsed, setCollapsed] = useState(NOTHING_COLLAPSED);
  const { scope, setScope, sites, groups, selected, select } = useSiteFilter(requests);
  const tabParam = params.get('tab');
  const tab = isTab(tabParam) ? tabParam : 'all';
  const found = filterRequests(requests, { sites: selected, search });
  const shown = found[tab];
  const isAllExpanded = shown.every(({ request_id }) => !collapsed.has(request_id));

  const setTab = (next: Tab) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      if (next === 'all') changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    });

  const cause = { sites: sites.length, selected: selected.size, isMine: scope === 'mine', search, tab };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchRow search={search} onSearch={setSearch}>
        <SiteFilter {...{ scope, groups, selected }} onScope={setScope} onSelect={select} />
      </SearchRow>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <Typography
          variant="body2"
          aria-live="polite"
          sx={{ flex: 1, minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {summarizeSites(
            sites.filter(({ id }) => selected.has(id)),
            sites.length,
          )}
        </Typography>
        {shown.length > 0 && (
          <Button
            size="small"
            onClick={() => setCollapsed(isAllExpanded ? new Set(shown.map(({ request_id }) => request_id)) : new Set())}
            sx={{ flexShrink: 0 }}
          >
            {isAllExpanded ? 'Collapse All' : 'Expand All'}
          </Button>
        )}
      </Box>
      <RequestTabs
        tab={tab}
        onTab={setTab}
        counts={
          isLoading ? null : { all: found.all.length, pending: found.pending.length, completed: found.completed.length }
        }
      />
      <Box role="tabpanel" id="requests" aria-labelledby={`tab-${tab}`}>
        {isLoading && <CardsSkeleton />}
        {!isLoading && shown.length === 0 && (
          <EmptyState icon={<Inbox />} title={emptyMessage(cause)}>
            {cause.isMine && cause.sites === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                To see requests from other sites, choose All Sites in Filter Sites.
              </Typography>
            )}
          </EmptyState>
        )}
        {shown.length > 0 && (
          <StudyGroups
            requests={shown}
            siteNames={new Map(sites.map(({ id, name }) => [id, name]))}
            {...{ collapsed, setCollapsed }}
          />
        )}
        {requests.filter(({ status }) => status === 'completed').length >= NEWEST_COMPLETED && (
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', textAlign: 'center' }}>
            Showing all pending requests and the newest {NEWEST_COMPLETED} completed ones.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
