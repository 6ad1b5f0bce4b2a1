import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../../lib/sites-and-studies.ts';

/** Adds a site and refreshes the list of sites. Rejects with an `ApiError`, 409 when the name is taken. */
export function useCreateSite(): (name: string) => Promise<void> {
  const refresh = useRefresh();
  return async (name) => {
    await call('createSite', { body: { name } });
    refresh('listSites');
  };
}
