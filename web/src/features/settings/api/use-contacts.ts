import type { ContactView } from '@trialdesk/contract/replies/sites';
import { useMemo } from 'react';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

/** Everyone with access or an invitation; research team only. */
export function useContacts(): Fetched<ContactView[]> {
  const fetched = useFetched('listContacts');
  return useMemo(() => (fetched.status === 'ready' ? { ...fetched, data: fetched.data.contacts } : fetched), [fetched]);
}
