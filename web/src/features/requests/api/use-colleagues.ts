import { can } from '@trialdesk/contract/permissions';
import type { ContactView } from '@trialdesk/contract/replies/sites';
import { useMemo } from 'react';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

/** Everyone who can own a request, by name; fetched only when wanted. */
export function useColleagues(isWanted: boolean): Fetched<ContactView[]> {
  const fetched = useFetched(isWanted ? 'listContacts' : null);
  return useMemo(() => {
    if (fetched.status !== 'ready') return fetched;
    const members = fetched.data.contacts.filter(
      (contact) => contact.status === 'active' && can(contact, 'answer_requests'),
    );
    return { status: 'ready', data: members.toSorted((a, b) => a.name.localeCompare(b.name)) };
  }, [fetched]);
}
