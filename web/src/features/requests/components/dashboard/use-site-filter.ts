import { can, isAssignedSite } from '@trialdesk/contract/permissions';
import type { SiteView } from '@trialdesk/contract/replies/sites';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { useMember } from '../../../../lib/session/session-context.ts';
import { useSites } from '../../../../lib/sites-and-studies.ts';
import { useSiteManagers } from '../../api/use-site-managers.ts';
import type { Scope } from '@trialdesk/contract/request-view';
import {
  readSelection,
  readScope,
  withEverySite,
  withSelection,
  withScope,
  type SiteSelection,
} from './site-selection.ts';
import { groupByManager, type SiteGroup } from './site-groups.ts';

export interface SiteFilterState {
  scope: Scope;
  setScope: (scope: Scope) => void;
  /** Selects all sites there are. */
  showEverySite: () => void;
  /** Sites whose requests are wanted; null for all there are. */
  siteIds: SiteSelection;
  /** Null for all in scope. */
  selection: SiteSelection;
  /** Sites in scope by name, as far as known; all of them once the filter has been opened. */
  sites: SiteView[];
  /** Null while loading. */
  groups: SiteGroup[] | null;
  select: (selected: ReadonlySet<string>) => void;
  /** Call before showing all sites to choose from. */
  onOpen: () => void;
}

/** The site filter, kept in the URL. Sites and managers are read when it is opened, or to name those selected. */
export function useSiteFilter(): SiteFilterState {
  const member = useMember();
  const [params, setParams] = useSearchParams();
  const [isOpened, setIsOpened] = useState(false);
  // Optimistic selection, so that checkboxes respond before the URL has changed.
  const [optimistic, setOptimistic] = useState<{ of: string; selection: SiteSelection } | null>(null);
  if (optimistic && optimistic.of !== params.toString()) setOptimistic(null);
  // Sites are assigned only to those who manage some.
  const scope = readScope(params, can(member, 'manage_sites') ? 'mine' : 'all');
  const selectedIn = params.toString();
  const kept = useMemo(() => readSelection(new URLSearchParams(selectedIn)), [selectedIn]);
  const selection = optimistic ? optimistic.selection : kept;
  const needsNames = scope === 'all' && selection !== null && selection.length > 0;
  const listed = useSites(isOpened || needsNames);
  const managers = useSiteManagers(isOpened && scope === 'all');
  const toast = useToast();
  const managersFailed = managers.status === 'failed';

  useEffect(() => {
    if (managersFailed) toast.warning('siteManagersFailed');
  }, [managersFailed, toast]);

  const sites = useMemo(() => {
    const known = new Map<string, SiteView>();
    member.site_ids.forEach((id, at) =>
      known.set(id, { id, name: member.site_names[at] ?? 'Unknown Site', request_count: null }),
    );
    if (listed.status === 'ready') for (const site of listed.data) known.set(site.id, site);
    return [...known.values()]
      .filter(({ id }) => scope === 'all' || isAssignedSite(member, id))
      .sort((a, b) => a.name.localeCompare(b.name));
  }, [member, listed, scope]);

  const groups = useMemo(() => {
    if (listed.status === 'loading') return null;
    if (scope === 'all') {
      return managers.status === 'loading'
        ? null
        : groupByManager(sites, managers.status === 'ready' ? managers.data : []);
    }
    return sites.length === 0 ? [] : [{ key: 'mine', name: 'My Sites', email: '', sites }];
  }, [scope, sites, listed, managers]);

  const siteIds = useMemo(() => {
    if (scope === 'all') return selection;
    return selection ? member.site_ids.filter((id) => selection.includes(id)) : member.site_ids;
  }, [scope, selection, member]);

  const all = sites.map(({ id }) => id);
  return {
    scope,
    setScope: (next) => setParams((current) => withScope(current, next)),
    showEverySite: () => setParams(withEverySite),
    siteIds,
    selection,
    sites,
    groups,
    select: (selected) => {
      const next = withSelection(params, { selected, all });
      setOptimistic({ of: params.toString(), selection: readSelection(next) });
      setParams((current) => withSelection(current, { selected, all }), { replace: true });
    },
    onOpen: () => setIsOpened(true),
  };
}
