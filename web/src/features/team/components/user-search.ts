import type { User } from '@trialdesk/contract/entities/user';

interface Searched extends Pick<User, 'email' | 'name' | 'role'> {
  site_ids: readonly string[];
}

/** Users matching by email, name, role or site, ignoring case. */
export function searchUsers<T extends Searched>(
  users: readonly T[],
  siteNames: ReadonlyMap<string, string>,
  search: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  return users.filter(({ email, name, role, site_ids }) =>
    [email, name, role, ...site_ids.map((id) => siteNames.get(id) ?? '')].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
