import { useEffect } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';

/** Shows a toast for each list the invitation form could not load; the page works without them. */
export function useLoadNotices(sites: Fetched<unknown>, studies: Fetched<unknown>): void {
  const toast = useToast();
  const noSites = sites.status === 'failed';
  const noStudies = studies.status === 'failed';
  useEffect(() => {
    if (noSites) toast.warning('userSitesFailed');
  }, [noSites, toast]);
  useEffect(() => {
    if (noStudies) toast.error('userStudiesFailed');
  }, [noStudies, toast]);
}
