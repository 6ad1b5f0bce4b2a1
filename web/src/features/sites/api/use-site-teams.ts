import type { Site } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import type { ContactView } from '@trialdesk/contract/replies/sites';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useCount } from '../../../lib/live/use-count.ts';
import { useWindow } from '../../../lib/live/use-windows.ts';
import { useCounted } from '../../../lib/use-counted.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { searchSites, withTeams } from '../components/site-search.ts';

export interface SiteWithSize extends Site {
  /** Number of team members; null while it is counted. */
  members: number | null;
}

export interface SiteTeams {
  /** True when sites, or how many members they have, could not be loaded. */
  failed: boolean;
  /** The first of those wanted, by name; null while loading. */
  shown: readonly SiteWithSize[] | null;
  /** All of those wanted; null while it is counted. */
  total: number | null;
  hasMore: boolean;
}

interface Wanted {
  /** Among sites and their teams. All sites when blank. */
  search: string;
  size: number;
}

/** Follows the first sites; a search reads all sites and teams. */
export function useSiteTeams({ search, size }: Wanted): SiteTeams {
  const first = useFirstSites(size);
  const found = useFoundSites(search);
  if (search.trim() === '') return first;
  return {
    failed: found.failed,
    shown: found.sites?.slice(0, size) ?? null,
    total: found.sites?.length ?? null,
    hasMore: (found.sites?.length ?? 0) > size,
  };
}

function useFirstSites(size: number): SiteTeams {
  const live = useWindow(
    'sites',
    useMemo(() => ({ key: 'all', order: { by: 'name', direction: 'asc' }, parts: [[]], size }), [size]),
  );
  const { records, hasMore } = live.status === 'ready' ? live.data : { records: null, hasMore: false };
  const counted = useCount('sites', records, hasMore);
  const ids = useMemo(() => records?.map(({ id }) => id) ?? [], [records]);
  const { counts: sizes, failed } = useCounted(ids, COUNTING);
  const isCountMissing = failed && sizes.size === 0;
  return {
    failed: live.status === 'failed' || failed,
    shown:
      isCountMissing || !records ? null : records.map((site) => ({ ...site, members: sizes.get(site.id) ?? null })),
    total: hasMore ? counted : (records?.length ?? null),
    hasMore,
  };
}

async function countTeams(ids: readonly string[]): Promise<Map<string, number>> {
  const { team_sizes } = await call('countTeams', { query: { site_ids: ids.join() } });
  return new Map(team_sizes.map(({ site_id, members }) => [site_id, members]));
}

const COUNTING = { max: LIMITS.teamSizes.max, count: countTeams };

function useFoundSites(search: string): { failed: boolean; sites: SiteWithSize[] | null } {
  const isSearching = search.trim() !== '';
  const sites = useFetched(isSearching ? 'listSites' : null);
  const contacts = useFetched(isSearching ? 'listContacts' : null);
  const teams = useMemo(
    () =>
      sites.status === 'ready' && contacts.status === 'ready' ? withTeams(sites.data, contacts.data.contacts) : null,
    [sites, contacts],
  );
  return {
    failed: sites.status === 'failed' || contacts.status === 'failed',
    sites: teams && searchSites(teams, search).map(({ id, name, team }) => ({ id, name, members: team.length })),
  };
}

export interface Team {
  name: string;
  /** By name, unnamed last. */
  contacts: ContactView[];
}

/** The team of a site; fetches nothing for null. Kept while another is loaded. */
export function useTeam(siteId: string | null): { failed: boolean; data: Team | null; retry: () => void } {
  const { data, error, isValidating, mutate } = useSWR<Team, unknown>(
    siteId === null ? null : ['listContacts', siteId],
    async ([, id]: [string, string]) => {
      const [{ site_name }, { contacts }] = await Promise.all([
        call('getSiteName', { params: { id } }),
        call('listContacts', { query: { site_id: id, limit: LIMITS.listPage.max } }),
      ]);
      return { name: site_name, contacts };
    },
  );
  return { failed: error !== undefined && !isValidating, data: data ?? null, retry: () => void mutate() };
}
