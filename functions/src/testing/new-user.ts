import { randomUUID } from 'node:crypto';
import type { Site } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import type { Role } from '@trialdesk/contract/roles';

/** An active user of these sites, with an id and email of their own. */
export function newUser(role: Role, ownSites: Site[]): User {
  const id = randomUUID();
  return {
    id,
    email: `${id}@example.test`,
    name: `Person ${id.slice(0, 4)}`,
    role,
    site_ids: ownSites.map((site) => site.id),
    study_ids: [],
    status: 'active',
    created_at: new Date().toISOString(),
    invitation_expires_at: null,
  };
}
