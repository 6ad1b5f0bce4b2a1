import type { Site } from '@trialdesk/contract/entities/site';
import Explore from '@mui/icons-material/ExploreOutlined';
import LocationOff from '@mui/icons-material/LocationOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useTeam, type SiteTeams } from '../api/use-site-teams.ts';
import { SiteList } from './site-list.tsx';
import { SiteTeam } from './site-team.tsx';

/** Site list and team, side by side where there is room. */
export const SITES_GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
};

interface SitesPanelProps {
  sites: SiteTeams;
  search: string;
  onSearch: (search: string) => void;
  onMore: () => void;
  onAdd: () => void;
  onRename: (site: Site) => void;
}

export function SitesPanel({ sites: { shown, total, hasMore }, search, onSearch, ...actions }: SitesPanelProps) {
  const { onMore, onAdd, onRename } = actions;
  const [params, setParams] = useSearchParams();
  const wanted = params.get('site');
  // A site linked to can be beyond those shown, one searched for cannot.
  const isFound = search.trim() === '' || shown?.some(({ id }) => id === wanted);
  const selectedId = isFound ? wanted : null;

  const toggle = (id: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (next.get('site') === id) next.delete('site');
        else next.set('site', id);
        return next;
      },
      { replace: true },
    );

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField
        placeholder="Search by site name, contact name, email, role or status"
        value={search}
        onChange={onSearch}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {search.trim() !== '' &&
          total !== null &&
          `Found ${total} ${total === 1 ? 'site' : 'sites'} matching "${search.trim()}"`}
      </Typography>
      <Box sx={SITES_GRID}>
        <Card component="section" aria-label="Sites">
          {shown === null && <Skeleton variant="rectangular" height={320} role="status" aria-label="Searching sites" />}
          {shown?.length === 0 && (
            <EmptyState icon={<LocationOff />} title="No sites found">
              {search.trim() === '' ? (
                <EmptyAction onClick={onAdd}>Add the first site</EmptyAction>
              ) : (
                <EmptyAction onClick={() => onSearch('')}>Clear search</EmptyAction>
              )}
            </EmptyState>
          )}
          {shown && shown.length > 0 && <SiteList sites={shown} selectedId={selectedId} onToggle={toggle} />}
          {hasMore && (
            <Box sx={{ display: 'grid', justifyItems: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
              <Button onClick={onMore}>Show more of {total ?? 'all'} sites</Button>
            </Box>
          )}
        </Card>
        <Card component="section" aria-label="Team members">
          {selectedId === null ? (
            <EmptyState icon={<Explore />} title="Select a site to explore" />
          ) : (
            <SelectedTeam siteId={selectedId} onRename={onRename} />
          )}
        </Card>
      </Box>
    </Box>
  );
}

function SelectedTeam({ siteId, onRename }: { siteId: string } & Pick<SitesPanelProps, 'onRename'>) {
  const { failed, data, retry } = useTeam(siteId);
  if (data) return <SiteTeam {...data} onRename={() => onRename({ id: siteId, name: data.name })} />;
  if (failed) return <LoadFailed title="Error Loading Data" onRetry={retry} />;
  return <Skeleton variant="rectangular" height={222} role="status" aria-label="Loading team members" />;
}
