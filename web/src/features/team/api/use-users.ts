import type { UserView } from '@trialdesk/contract/replies/users';
import { useReloadable, type Reloadable } from '../../../lib/use-reloadable.ts';

/** Everyone with access and every open invitation. */
export function useUsers(): Reloadable<UserView[]> {
  return useReloadable('listUsers');
}
