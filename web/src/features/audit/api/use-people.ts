import type { User } from '@trialdesk/contract/entities/user';
import { documentId, limit, orderBy, where, type QueryConstraint } from 'firebase/firestore';
import { useMemo } from 'react';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { prefixRanges } from '../people-queries.ts';

export interface Person {
  id: string;
  label: string;
}

/** Read for each way to write what is searched. */
const FOUND = 12;
const FIRST = 25;

/**
 * People with access whose name or address starts with the text, the first by address if it is blank. Null reads nothing.
 */
export function usePeople(text: string | null): { people: Person[]; isLoading: boolean } {
  const wanted = useSettled(text ?? '');
  const isOpen = text !== null;
  const users = useLiveQuery('users', ...useMemo(() => (isOpen ? queriesFor(wanted) : []), [isOpen, wanted]));
  if (users.status !== 'ready') return { people: [], isLoading: users.status === 'loading' };
  const people = new Map(users.data.map((user) => [user.id, personOf(user)]));
  return { people: [...people.values()], isLoading: false };
}

function queriesFor(text: string): QueryConstraint[][] {
  const withAccess = where('status', '==', 'active');
  const ranges = prefixRanges(text);
  if (ranges.length === 0) return [[withAccess, orderBy('email'), limit(FIRST)]];
  return ranges.map(({ field, from, to }) => [
    withAccess,
    where(field, '>=', from),
    where(field, '<=', to),
    orderBy(field),
    limit(FOUND),
  ]);
}

/** One person by id, "…" until loaded. Null reads nothing. */
export function usePerson(id: string | null): Person | null {
  const users = useLiveQuery('users', ...(id === null ? [] : [[where(documentId(), '==', id)]]));
  if (id === null) return null;
  if (users.status === 'loading') return { id, label: '…' };
  const [user] = users.status === 'ready' ? users.data : [];
  return user?.status === 'active' ? personOf(user) : { id, label: 'Someone without access now' };
}

function personOf({ id, name, email }: User): Person {
  return { id, label: name ? `${name} (${email})` : email };
}
