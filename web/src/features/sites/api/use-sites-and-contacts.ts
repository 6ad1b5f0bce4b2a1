import type { Site } from '@trialdesk/contract/entities/site';
import type { ContactView } from '@trialdesk/contract/replies/sites';
import { useMemo } from 'react';
import { useReloadable } from '../../../lib/use-reloadable.ts';

export interface SitesAndContacts {
  sites: Site[];
  contacts: ContactView[];
}

export interface SitesState {
  /** True when the sites or the contacts could not be loaded. */
  failed: boolean;
  /** What was loaded last; it stays while it is loaded again, and when that fails. */
  data: SitesAndContacts | null;
}

/** All sites, by name, and all team members. */
export function useSitesAndContacts(): SitesState {
  const { status: sitesStatus, data: sites } = useReloadable('listSites');
  const { status: contactsStatus, data: contacts } = useReloadable('listContacts');
  const data = useMemo(() => (sites && contacts ? { sites, contacts: contacts.contacts } : null), [sites, contacts]);
  return { failed: sitesStatus === 'failed' || contactsStatus === 'failed', data };
}
