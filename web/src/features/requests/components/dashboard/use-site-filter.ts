import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { Site } from '@trialdesk/contract/entities/site';
import { isAssignedSite } from '@trialdesk/contract/permissions';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { useMember } from '../../../../lib/session/session-context.ts';
import { useSiteManagers } from '../../api/use-site-managers.ts';
import { useSites } from '../../../../lib/sites-and-studies.ts';
import { readSelection, readScope, withSelection, withScope, type Scope } from './site-selection.ts';
import { groupByManager, type SiteGroup } from './site-groups.ts';

export interface SiteFilterState {
  scope: Scope;
  setScope: (scope: Scope) => void;
  /** Sites in scope, by name. */
  sites: Site[];
  groups: SiteGroup[];
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
}

/** The site filter, kept in the URL. Includes sites that are only known from requests. */
export function useSiteFilter(requests: readonly RequestRecord[]): SiteFilterState {
  const member = useMember();
  const [params, setParams] = useSearchParams();
  // Optimistic selection, so that checkboxes respond before the URL has changed.
  const [optimistic, setOptimistic] = useState<{ of: string; selected: ReadonlySet<string> } | null>(null);
  if (optimistic && optimistic.of !== params.toString()) setOptimistic(null);
  const scope = readScope(params);
  const listed = useSites();
  const managers = useSiteManagers(scope === 'all');
  const toast = useToast();
  const managersFailed = managers.status === 'failed';

  useEffect(() => {
    if (managersFailed) toast.warning('siteManagersFailed');
  }, [managersFailed, toast]);

  const sites = useMemo(() => {
    const known = new Map<string, Site>();
    const own = member.site_ids.map((id, at) => [id, member.site_names[at]] as const);
    for (const [id, name] of own) known.set(id, { id, name: name ?? 'Unknown Site', request_count: 0 });
    for (const { site_id: id, site_name } of requests) {
      const count = known.get(id)?.request_count ?? 0;
      known.set(id, { id, name: site_name || 'Not specified', request_count: count + 1 });
    }
    if (listed.status === 'ready') for (const site of listed.data) known.set(site.id, site);
    return [...known.values()]
      .filter(({ id }) => scope === 'all' || isAssignedSite(member, id))
      .sort((a, b) => a.name.localeCompare(b.name));
  }, [member, requests, listed, scope]);

  const groups = useMemo(() => {
    if (scope === 'all') return groupByManager(sites, managers.status === 'ready' ? managers.data : []);
    return sites.length === 0 ? [] : [{ key: 'mine', name: 'My Sites', email: '', sites }];
  }, [scope, sites, managers]);

  const all = sites.map(({ id }) => id);
  return {
    scope,
    setScope: (next) => setParams((current) => withScope(current, next)),
    sites,
    groups,
    selected: optimistic?.selected ?? new Set(readSelection(params) ?? all),
    select: (selected) => {
      setOptimistic({ of: params.toString(), selected });
      setParams((current) => withSelection(current, { selected, all }), { replace: true });
    },
  };
}
