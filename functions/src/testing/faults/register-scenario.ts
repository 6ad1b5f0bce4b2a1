import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UserView } from '@trialdesk/contract/replies/users';
import { accounts } from '../../firebase/app.ts';
import { users } from '../../firebase/collections.ts';
import { actionsOn } from './evidence.ts';
import { expectStatus, type Scenario } from './scenario.ts';

const USED = 410;

export const register: Scenario = async ({ site, administrator }, worker) => {
  const invitation = {
    email: `${randomUUID()}@example.test`,
    role: 'Clinical Researcher',
    sites: [],
    site_ids: [site.id],
    study_ids: [],
    use_custom_site: false,
    custom_sites: [],
  };
  const call = { json: invitation, token: administrator.token, key: randomUUID() };
  const { body } = await worker.call<UserView>('POST /users', call);
  const record = users().doc(body.id);
  return {
    act: async (current) => {
      // The lease of an interrupted attempt has expired by the time of the next.
      if ((await record.get()).data()?.registration) await record.update({ 'registration.lease_until': '' });
      const json = { name: 'Robin Reed', password: 'Trial-demo-1' };
      expectStatus(await current.call(`POST /users/${body.id}/complete-registration`, { json }), 200, USED);
    },
    check: async () => {
      expect((await record.get()).data()).toMatchObject({ status: 'active', name: 'Robin Reed' });
      expect(await accounts().getUser(body.id)).toMatchObject({ email: invitation.email, disabled: false });
      expect(await actionsOn(`users/${body.id}`)).toEqual({ 'user.invited': 1, 'user.registered': 1 });
    },
  };
};
