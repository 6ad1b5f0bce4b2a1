import type { UserView } from '@trialdesk/contract/replies/users';

/** Users matching by email, name, role or site, ignoring case. */
export function searchUsers(users: readonly UserView[], search: string): UserView[] {
  const wanted = search.trim().toLowerCase();
  return users.filter(({ email, name, role, sites }) =>
    [email, name, role, ...sites].some((text) => text.toLowerCase().includes(wanted)),
  );
}
