import { randomBytes, randomUUID } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import { API_BASE } from '@trialdesk/contract/paths';
import type { Role } from '@trialdesk/contract/roles';
import { accounts, database } from '../firebase/app.ts';
import { sites, studies, users } from '../firebase/collections.ts';
import { applicationOrigin, identityAddress } from './addresses.ts';
import { newUser } from './new-user.ts';

/** Of all test accounts. */
export const PASSWORD = 'Trial-demo-1';

export interface CallOptions {
  json?: unknown;
  form?: FormData;
  /** Body as sent; put its content type in the headers. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls the API through Hosting, as a browser does. */
export async function callApi<Body>(
  target: string,
  token: string | null,
  options: CallOptions = {},
): Promise<Reply<Body>> {
  const [method = '', path = ''] = target.split(' ');
  const { json, form, raw, headers = {} } = options;
  const response = await fetch(applicationOrigin() + API_BASE + path, {
    method,
    headers: {
      // A connection that is kept may be closed by the server while the next call begins.
      Connection: 'close',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: form ?? raw ?? (json === undefined ? undefined : JSON.stringify(json)),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** With account, record and token. */
export class TestPerson {
  readonly user: User;
  token: string;

  constructor(user: User, token: string) {
    this.user = user;
    this.token = token;
  }

  /** After a call that ended all sessions. */
  async signInAgain(): Promise<void> {
    this.token = await signIn(this.user.email);
  }

  call<Body>(target: string, options?: CallOptions): Promise<Reply<Body>> {
    return callApi<Body>(target, this.token, options);
  }
}

/** Sites, studies and people of one test file, removed with it. */
export class ApiWorld {
  private readonly made: (() => Promise<unknown>)[] = [];

  async site(name = `Site ${randomUUID()}`): Promise<Site> {
    const site: Site = { id: randomUUID(), name };
    await sites().doc(site.id).create(site);
    this.made.push(() => sites().doc(site.id).delete());
    return site;
  }

  async study(name = `Study ${randomUUID()}`): Promise<Study> {
    const study: Study = { id: randomUUID(), name, number_prefix: `T${randomBytes(4).toString('hex').toUpperCase()}` };
    await studies().doc(study.id).create(study);
    this.made.push(() => studies().doc(study.id).delete());
    return study;
  }

  async person(role: Role, ...ownSites: Site[]): Promise<TestPerson> {
    const user = newUser(role, ownSites);
    const { id } = user;
    await accounts().createUser({ uid: id, email: user.email, password: PASSWORD });
    await users().doc(id).create(user);
    this.made.push(async () => {
      await users().doc(id).delete();
      await accounts().deleteUser(id);
    });
    return new TestPerson(user, await signIn(user.email));
  }

  /** Runs when the test file ends. */
  later(undo: () => Promise<unknown>): void {
    this.made.push(undo);
  }

  async end(): Promise<void> {
    for (const undo of this.made.reverse()) await undo();
    await database().terminate();
  }
}

/** Returns a fresh token. Errors: when sign-in fails. */
export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const response = await fetch(identityAddress('accounts:signInWithPassword?key=demo'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`${email} cannot sign in`);
  return idToken;
}
