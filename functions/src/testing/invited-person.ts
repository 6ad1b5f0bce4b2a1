import { randomUUID } from 'node:crypto';
import type { UserView } from '@trialdesk/contract/replies/users';
import { accounts } from '../firebase/app.ts';
import { mail, names, users } from '../firebase/collections.ts';
import { nameKey } from '../names/name-key.ts';
import { callApi, PASSWORD, type ApiWorld, type CallOptions, type Reply, type TestPerson } from './api-world.ts';
import { invitationMailId } from '../users/invitation-mail.ts';

export type InvitationReply = Reply<UserView & { detail: string; fields?: Record<string, string> }>;

export function newAddress(): string {
  return `${randomUUID()}@example.test`;
}

/** Removed with the world. */
export async function invite(
  world: ApiWorld,
  administrator: TestPerson,
  { headers = {}, ...fields }: { headers?: Record<string, string>; email?: string; role?: string; site_ids?: string[] },
): Promise<InvitationReply> {
  const payload = {
    email: newAddress(),
    role: 'Clinical Researcher',
    sites: [],
    site_ids: [],
    study_ids: [],
    use_custom_site: false,
    custom_sites: [],
    ...fields,
  };
  const reply: InvitationReply = await administrator.call('POST /users', { json: payload, headers });
  if (reply.status === 200) {
    const { id, email } = reply.body;
    world.later(async () => {
      await Promise.all([
        users().doc(id).delete(),
        mail().doc(invitationMailId(id)).delete(),
        names().doc(nameKey('email', email)).delete(),
      ]);
      await accounts()
        .deleteUser(id)
        .catch(() => undefined);
    });
  }
  return reply;
}

/** Without sign-in. */
export function register(userId: string, json: CallOptions['json'] = { name: 'Robin Reed', password: PASSWORD }) {
  return callApi<UserView & { detail: string; code: string; fields?: Record<string, string> }>(
    `POST /users/${userId}/complete-registration`,
    null,
    { json },
  );
}
