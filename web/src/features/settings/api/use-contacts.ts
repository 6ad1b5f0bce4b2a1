import type { Contacts, ContactView } from '@trialdesk/contract/replies/sites';
import { api } from '../../../lib/api.ts';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

async function getContacts(signal: AbortSignal): Promise<ContactView[]> {
  const { contacts } = (await api.get('/sites/contacts', signal)) as Contacts;
  return contacts;
}

/** Everybody with access or an invitation; for the research team alone. */
export function useContacts(): Fetched<ContactView[]> {
  return useFetched(getContacts);
}
