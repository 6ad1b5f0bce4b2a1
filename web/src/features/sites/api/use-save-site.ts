import type { Site } from '@trialdesk/contract/entities/site';
import { useSWRConfig } from 'swr';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../../lib/sites-and-studies.ts';

type SaveSite = (name: string) => Promise<unknown>;

/** Adds a site, or renames one, and refreshes what shows it. Rejects with an `ApiError`, 409 when the name is taken. */
export function useSaveSite(site: Site | null): SaveSite {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (name) => {
    if (site) await call('renameSite', { params: { id: site.id }, body: { name } });
    else await call('createSite', { body: { name } });
    refresh('listSites');
    if (site) await mutate(['listContacts', site.id]);
  };
}
