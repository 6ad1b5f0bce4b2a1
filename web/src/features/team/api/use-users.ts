import type { User } from '@trialdesk/contract/entities/user';
import type { UserView } from '@trialdesk/contract/replies/users';
import { orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useCount } from '../../../lib/live/use-count.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useWindow } from '../../../lib/live/use-windows.ts';
import { searchUsers } from '../components/user-search.ts';

/** Someone with access, or an open invitation. */
export type TeamUser = Omit<UserView, 'sites'>;

export interface Users {
  /** Tries again; null unless the users could not be loaded. */
  retry: (() => void) | null;
  /** The first of those wanted, by address; null while loading. */
  shown: readonly TeamUser[] | null;
  /** All of those wanted; null while it is counted. */
  total: number | null;
  hasMore: boolean;
}

interface Wanted {
  /** Among all users. Everyone when blank. */
  search: string;
  size: number;
}

/** Follows the first users, or all of them while they are searched. */
export function useUsers({ search, size }: Wanted): Users {
  const isSearching = search.trim() !== '';
  const first = useWindow(
    'users',
    useMemo(() => ({ key: 'everyone', order: { by: 'email', direction: 'asc' }, parts: [[]], size }), [size]),
  );
  const found = useFoundUsers(isSearching ? search : null);
  const { records, hasMore } = first.status === 'ready' ? first.data : { records: null, hasMore: false };
  const counted = useCount('users', records, hasMore);
  if (isSearching) {
    const users = found.status === 'ready' ? found.data : null;
    return {
      retry: found.status === 'failed' ? found.retry : null,
      shown: users?.slice(0, size) ?? null,
      total: users?.length ?? null,
      hasMore: users !== null && users.length > size,
    };
  }
  return {
    retry: first.status === 'failed' ? first.retry : null,
    shown: records,
    total: hasMore ? counted : (records?.length ?? null),
    hasMore,
  };
}

/** Null reads nothing. */
function useFoundUsers(search: string | null): Live<User[]> {
  const all = search === null ? [] : [[]];
  const users = useLiveQuery('users', ...all.map(() => [orderBy('email')]));
  const sites = useLiveQuery('sites', ...all);
  return useMemo(() => {
    if (users.status !== 'ready') return users;
    if (sites.status !== 'ready') return sites;
    const names = new Map(sites.data.map(({ id, name }) => [id, name]));
    return { status: 'ready', data: searchUsers(users.data, names, search ?? '') };
  }, [users, sites, search]);
}
