import { randomUUID } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import type { Role } from '@trialdesk/contract/roles';
import { DOCUMENTS_FOLDER } from '@trialdesk/contract/paths';
import { accounts, bucket } from '../../firebase/app.ts';
import { sites, studies, users } from '../../firebase/collections.ts';
import { firestoreAdminAddress } from '../addresses.ts';
import { newUser } from '../new-user.ts';
import { unsignedToken } from '../tokens.ts';

/** Without functions, so that the test decides which events arrive, when and how often. */
const PROJECT = 'demo-faults';

Object.assign(process.env, {
  GCLOUD_PROJECT: PROJECT,
  GOOGLE_CLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
});

/** Forgets what earlier acts left, so that settling one takes as long after a thousand as after the first. */
export async function emptyWorld(): Promise<void> {
  const address = firestoreAdminAddress(`${PROJECT}/databases/(default)/documents`);
  const { ok, status } = await fetch(address, { method: 'DELETE' });
  if (!ok) throw new Error(`The emulator did not forget its documents: ${status}`);
  await bucket().deleteFiles({ prefix: `${DOCUMENTS_FOLDER}/` });
}

interface Person {
  user: User;
  token: string;
}

export interface FaultWorld {
  site: Site;
  study: Study;
  manager: Person;
  researcher: Person;
  administrator: Person;
}

async function newStudy(): Promise<Study> {
  const study: Study = { id: randomUUID(), name: `Study ${randomUUID()}` };
  await studies().doc(study.id).create(study);
  return study;
}

/** A new site with its people, whose rate limits are unused, and its study, a new one too unless given. */
export async function faultWorld(known?: Study): Promise<FaultWorld> {
  const site: Site = { id: randomUUID(), name: `Site ${randomUUID()}` };
  const [study] = await Promise.all([known ?? newStudy(), sites().doc(site.id).create(site)]);
  const [manager, researcher, administrator] = await Promise.all([
    person('Site Manager', site),
    person('Clinical Researcher', site),
    person('Administrator'),
  ]);
  return { site, study, manager, researcher, administrator };
}

async function person(role: Role, ...ownSites: Site[]): Promise<Person> {
  const user = newUser(role, ownSites);
  const { id } = user;
  await accounts().createUser({ uid: id, email: user.email, password: 'Trial-demo-1' });
  await users().doc(id).create(user);
  return { user, token: unsignedToken(id, PROJECT) };
}
