import type { Site } from '@trialdesk/contract/entities/site';
import type { Contacts, ContactView } from '@trialdesk/contract/replies/sites';
import { useCallback, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useFetched } from '../../../lib/use-fetched.ts';

export interface SitesAndContacts {
  sites: Site[];
  contacts: ContactView[];
}

async function load(signal: AbortSignal): Promise<SitesAndContacts> {
  const [sites, { contacts }] = await Promise.all([
    api.get('/sites', signal) as Promise<Site[]>,
    api.get('/sites/contacts', signal) as Promise<Contacts>,
  ]);
  return { sites, contacts };
}

export interface SitesState {
  status: 'loading' | 'ready' | 'failed';
  /** What was loaded last; it stays while it is loaded again. */
  data: SitesAndContacts | null;
  reload: () => void;
}

/** All sites, by name, and all team members. */
export function useSitesAndContacts(): SitesState {
  const [fetch, setFetch] = useState(() => load);
  const [last, setLast] = useState<SitesAndContacts | null>(null);
  const fetched = useFetched(fetch);
  if (fetched.status === 'ready' && fetched.data !== last) setLast(fetched.data);
  const reload = useCallback(() => setFetch(() => (signal: AbortSignal) => load(signal)), []);
  return { status: fetched.status, data: last, reload };
}
