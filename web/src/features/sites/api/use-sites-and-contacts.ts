import type { Site } from '@trialdesk/contract/entities/site';
import type { UserStatus } from '@trialdesk/contract/entities/user';
import type { Role } from '@trialdesk/contract/roles';
import { useCallback, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useFetched } from '../../../lib/use-fetched.ts';

export interface Contact {
  id: string;
  /** May be empty: somebody invited has not given one yet. */
  name: string;
  email: string;
  role: Role;
  status: UserStatus;
  site_ids: string[];
}

export interface SitesAndContacts {
  sites: Site[];
  contacts: Contact[];
}

async function load(signal: AbortSignal): Promise<SitesAndContacts> {
  const [sites, { contacts }] = await Promise.all([
    api.get('/sites', signal) as Promise<Site[]>,
    api.get('/sites/contacts', signal) as Promise<{ contacts: Contact[] }>,
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
