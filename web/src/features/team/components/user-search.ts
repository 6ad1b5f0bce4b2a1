import type { User } from '@trialdesk/contract/entities/user';
import { isFoundIn } from '@trialdesk/contract/search-words';

interface Searched extends Pick<User, 'email' | 'name' | 'role'> {
  site_ids: readonly string[];
}

/** Users matching by email, name, role or site. */
export function searchUsers<T extends Searched>(
  users: readonly T[],
  siteNames: ReadonlyMap<string, string>,
  search: string,
): T[] {
  return users.filter(({ email, name, role, site_ids }) =>
    isFoundIn([email, name, role, ...site_ids.map((id) => siteNames.get(id) ?? '')], search),
  );
}
