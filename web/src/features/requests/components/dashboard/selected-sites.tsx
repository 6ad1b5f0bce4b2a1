import type { SiteFilterState } from './use-site-filter.ts';
import { summarizeSites } from './site-groups.ts';

/** In words; of one's own sites it says so, since "all" is then not all there are. */
export function SelectedSites({ scope, sites, selection }: Pick<SiteFilterState, 'scope' | 'sites' | 'selection'>) {
  const isMine = scope === 'mine';
  return (
    <>
      {isMine && sites.length > 0 && <span>My Sites: </span>}
      <span>{summarizeSites(isMine && sites.length === 0 ? [] : selection, sites)}</span>
    </>
  );
}
