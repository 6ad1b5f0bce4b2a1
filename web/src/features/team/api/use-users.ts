import type { UserView } from '@trialdesk/contract/replies/users';
import { api } from '../../../lib/api.ts';
import { useReloadable, type Reloadable } from '../../../lib/use-reloadable.ts';

async function getUsers(signal: AbortSignal): Promise<UserView[]> {
  return (await api.get('/users', signal)) as UserView[];
}

/** Everybody with access and every open invitation. */
export function useUsers(): Reloadable<UserView[]> {
  return useReloadable(getUsers);
}
