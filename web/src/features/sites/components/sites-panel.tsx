import Explore from '@mui/icons-material/ExploreOutlined';
import LocationOff from '@mui/icons-material/LocationOffOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useSearchText } from '../../../lib/use-search-text.ts';
import type { SitesAndContacts } from '../api/use-sites-and-contacts.ts';
import { SiteList } from './site-list.tsx';
import { searchSites, withTeams } from './site-search.ts';
import { SiteTeam } from './site-team.tsx';

/** Site list and team, side by side where there is room. */
export const SITES_GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
};

export function SitesPanel({ sites, contacts }: SitesAndContacts) {
  const [search, setSearch] = useSearchText('q');
  const [params, setParams] = useSearchParams();
  const teams = withTeams(sites, contacts);
  const found = searchSites(teams, search);
  const selected = found.find(({ id }) => id === params.get('site'));

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
        onChange={setSearch}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {search.trim() !== '' &&
          `Found ${found.length} ${found.length === 1 ? 'site' : 'sites'} matching "${search.trim()}"`}
      </Typography>
      <Box sx={SITES_GRID}>
        <Card component="section" aria-label="Sites">
          {found.length > 0 ? (
            <SiteList sites={found} selectedId={selected?.id ?? null} onToggle={toggle} />
          ) : (
            <EmptyState icon={<LocationOff />} title="No sites found" />
          )}
        </Card>
        <Card component="section" aria-label="Team members">
          {selected ? <SiteTeam site={selected} /> : <EmptyState icon={<Explore />} title="Select a site to explore" />}
        </Card>
      </Box>
    </Box>
  );
}
