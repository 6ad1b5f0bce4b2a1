import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Role } from '@trialdesk/contract/roles';
import { accounts } from '../../functions/src/firebase/app.ts';
import { names, users } from '../../functions/src/firebase/collections.ts';
import { newId } from '../../functions/src/ids.ts';
import { nameKey } from '../../functions/src/names/name-key.ts';
import { SAMPLE_REQUESTERS, type Reviewer, type SampleSite } from '../../samples/sample-request.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import type { Places } from './places.ts';

export interface People {
  reviewers: Record<Reviewer, User>;
  requesters: Record<SampleSite, User>;
}

export async function seedPeople({ sites }: Places, at: string): Promise<People> {
  const add = async (name: string, email: string, access: { role: Role; site_ids: string[] }): Promise<User> => {
    const user: User = {
      id: newId(),
      email,
      name,
      ...access,
      study_ids: [],
      status: 'active',
      created_at: at,
      invitation_expires_at: null,
    };
    await accounts().createUser({
      uid: user.id,
      email,
      password: DEMO_PASSWORD,
      displayName: name,
      emailVerified: true,
    });
    await users().doc(user.id).create(user);
    await names()
      .doc(nameKey('email', email))
      .create({ target: `${COLLECTIONS.users}/${user.id}` });
    return user;
  };
  const researcher = (site: SampleSite) => {
    const { name, email } = SAMPLE_REQUESTERS[site];
    return add(name, email, { role: 'Clinical Researcher', site_ids: [sites[site].id] });
  };
  return {
    reviewers: {
      admin: await add('Alma Okonjo-Reyes', DEMO_ACCOUNTS.administrator.email, { role: 'Administrator', site_ids: [] }),
      manager: await add('Marek Lindqvist', DEMO_ACCOUNTS.manager.email, {
        role: 'Site Manager',
        site_ids: [sites.riverside.id, sites.lakeside.id],
      }),
    },
    requesters: {
      riverside: await researcher('riverside'),
      lakeside: await researcher('lakeside'),
      northgate: await researcher('northgate'),
    },
  };
}
