import { randomUUID } from 'node:crypto';
import type { Site } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { InvitationLookup, UserView } from '@trialdesk/contract/replies/users';
import { accounts } from '../firebase/app.ts';
import { audit, mail, users } from '../firebase/collections.ts';
import { ApiWorld, callApi, PASSWORD, signIn, type TestPerson } from '../testing/api-world.ts';
import { invite, newAddress, register } from '../testing/invited-person.ts';
import { invitationMailId } from './invitation-mail.ts';

const HOUR = 3_600_000;

const world = new ApiWorld();
let site: Site;
let administrator: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  site = await world.site();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
});

afterAll(() => world.end());

const invited = async (fields: Parameters<typeof invite>[2] = {}) => (await invite(world, administrator, fields)).body;
const expire = (id: string) =>
  users()
    .doc(id)
    .update({ invitation_expires_at: new Date(Date.now() - 1_000).toISOString() });

describe('an invitation', () => {
  test('has an id of at least 128 random bits, ends after 48 hours, is mailed, listed and on record', async () => {
    const email = newAddress();
    const reply = await invite(world, administrator, { email, site_ids: [site.id] });
    expect(reply).toMatchObject({ status: 200, body: { email, status: 'invited', sites: [site.name], name: '' } });
    const { id, invitation_expires_at } = reply.body;
    expect(id).toMatch(/^[0-9a-f]{32,}$/);
    expect(Math.abs(Date.parse(invitation_expires_at ?? '') - Date.now() - 48 * HOUR)).toBeLessThan(60_000);
    const letter = (await mail().doc(invitationMailId(id)).get()).data();
    expect(letter?.to).toEqual([email]);
    expect(letter?.message.text).toContain(`/register/${id}`);
    const list = await administrator.call<UserView[]>('GET /users');
    expect(list.body).toContainEqual(reply.body);
    const entries = await audit().where('target', '==', `users/${id}`).get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'user.invited', actor_id: administrator.user.id, after: { email, role: 'Clinical Researcher' } },
    ]);
  });

  test('becomes a user once, who signs in with the chosen password and has the role of the invitation', async () => {
    const { id, email } = await invited({ role: 'Site Manager', site_ids: [site.id] });
    const done = await register(id);
    expect(done).toMatchObject({ status: 200, body: { id, email, name: 'Robin Reed', status: 'active' } });
    expect((await accounts().getUser(id)).email).toBe(email);
    const role = await callApi(`GET /users/email/${email}/role`, await signIn(email));
    expect(role).toMatchObject({ status: 200, body: { role: 'Site Manager', user_id: id, site_ids: [site.id] } });
    expect(await register(id)).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect((await users().doc(id).get()).data()).toMatchObject({ status: 'active', invitation_expires_at: null });
  });

  test('is completed by one of several attempts at the same moment', async () => {
    const { id, email } = await invited();
    const attempts = await Promise.all(
      Array.from({ length: 5 }, (_, n) => register(id, { name: `Robin ${n}`, password: `Password-${n}` })),
    );
    const won = attempts.findIndex(({ status }) => status === 200);
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ status }) => status === 409 || status === 410)).toHaveLength(4);
    expect((await users().doc(id).get()).data()?.name).toBe(`Robin ${won}`);
    await expect(signIn(email, `Password-${won}`)).resolves.toBeTruthy();
    const entries = await audit().where('target', '==', `users/${id}`).where('action', '==', 'user.registered').get();
    expect(entries.size).toBe(1);
  });

  test('says what it is for while it can be accepted, and why it cannot afterwards', async () => {
    const { id, email } = await invited({ role: 'Site Manager', site_ids: [site.id] });
    const view = async () => (await callApi<InvitationLookup>(`GET /users/${id}/invitation`, null)).body;
    const shown = await view();
    const { invitation_expires_at } = (await users().doc(id).get()).data() ?? {};
    expect(shown).toEqual({
      ending: null,
      invitation: {
        masked_email: `${email.slice(0, 1)}•••@example.test`,
        role: 'Site Manager',
        sites: [site.name],
        invited_by: administrator.user.name,
        expires_at: invitation_expires_at,
      },
    });
    expect(JSON.stringify(shown)).not.toContain(email);

    await expire(id);
    expect(await view()).toEqual({ ending: 'expired', invitation: null });
    await users().doc(id).update({ invitation_expires_at });
    expect((await view()).ending).toBeNull();
    await register(id);
    expect(await view()).toEqual({ ending: 'used', invitation: null });
    const unknown = await callApi<InvitationLookup>(`GET /users/${'0'.repeat(40)}/invitation`, null);
    expect(unknown.body).toEqual({ ending: 'unknown', invitation: null });
  });

  test('that was cut short is completed later, whatever was done by then', async () => {
    const { id, email } = await invited();
    await accounts().createUser({ uid: id, email, password: 'never-told' });
    const silentSince = (milliseconds: number) => ({
      id: 'silent',
      lease_until: new Date(Date.now() + SERVER_LIMITS.registrationLeaseSeconds * 1000 - milliseconds).toISOString(),
    });
    await users()
      .doc(id)
      .update({ registration: silentSince(0) });
    expect((await register(id)).status).toBe(409);
    await users()
      .doc(id)
      .update({ registration: silentSince(SERVER_LIMITS.registrationLeaseSeconds * 1000 + 1) });
    expect((await register(id)).status).toBe(200);
    await expect(signIn(email)).resolves.toBeTruthy();
    expect((await users().doc(id).get()).data()).not.toHaveProperty('registration');
  });

  test('ends after its time, and lasts until then', async () => {
    const { id } = await invited();
    await expire(id);
    expect(await register(id)).toMatchObject({
      status: 410,
      body: { code: 'gone', detail: expect.stringContaining('expired') as string },
    });
    await expect(accounts().getUser(id)).rejects.toThrow();
    await users()
      .doc(id)
      .update({ invitation_expires_at: new Date(Date.now() + 10_000).toISOString() });
    expect((await register(id)).status).toBe(200);
  });

  test('is not known under any other id', async () => {
    expect(await register('0'.repeat(40))).toMatchObject({ status: 410, body: { code: 'gone' } });
  });

  test('is revoked by an Administrator, and then no link works and the address is free', async () => {
    const { id, email } = await invited();
    expect((await administrator.call(`DELETE /users/${id}`)).status).toBe(200);
    expect((await register(id)).status).toBe(410);
    expect((await invite(world, administrator, { email })).status).toBe(200);
  });
});

describe('a second invitation to an address', () => {
  test('is refused while the first is open, ignoring case, and replaces it once it has expired', async () => {
    const email = newAddress();
    const first = await invited({ email });
    const refused = await invite(world, administrator, { email: ` ${email.toUpperCase()} ` });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { email: expect.any(String) as string } },
    });
    await expire(first.id);
    const second = await invite(world, administrator, { email: email.toUpperCase() });
    expect(second).toMatchObject({ status: 200, body: { email } });
    expect((await users().doc(first.id).get()).exists).toBe(false);
    expect((await register(first.id)).status).toBe(410);
    expect((await register(second.body.id)).status).toBe(200);
    expect((await invite(world, administrator, { email })).status).toBe(409);
  });

  test('at the same moment is one invitation', async () => {
    const email = newAddress();
    const replies = await Promise.all([1, 2, 3].map(() => invite(world, administrator, { email })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await users().where('email', '==', email).get()).size).toBe(1);
  });

  test('is refused too when its user was made without an invitation', async () => {
    expect((await invite(world, administrator, { email: manager.user.email.toUpperCase() })).status).toBe(409);
  });

  test('that repeats a call nobody saw the answer of is the first one', async () => {
    const call = { email: newAddress(), headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const [first, again] = [await invited(call), await invited(call)];
    expect(again).toEqual(first);
  });
});

describe('what an invitation asks for', () => {
  test.each([
    ['an address', { email: ' ' }, { email: 'Please enter an email address' }],
    ['one that can be', { email: 'robin at example' }, { email: 'Please enter a valid email address' }],
    ['a role there is', { role: 'Visitor' }, { role: 'Please select a role' }],
    [
      'a site for a Site Manager',
      { role: 'Site Manager' },
      { site_ids: 'Please select at least one site for the Site Manager' },
    ],
    ['sites there are', { site_ids: ['nowhere'] }, { site_ids: 'There is no such site.' }],
  ])('%s', async (_what, fields, messages) => {
    expect(await invite(world, administrator, fields)).toMatchObject({ status: 400, body: { fields: messages } });
  });

  test('no sites of an Administrator, who has all of them', async () => {
    expect((await invited({ role: 'Administrator', site_ids: [site.id] })).site_ids).toEqual([]);
  });
});

test('registration asks for a name and a password in the words of the form', async () => {
  const { id } = await invited();
  expect(await register(id, { name: ' R ', password: '1234567' })).toMatchObject({
    status: 400,
    body: {
      fields: {
        name: 'Name must be at least 2 characters',
        password: 'Password must be at least 8 characters',
      },
    },
  });
  expect((await register(id, { name: 'Robin', password: 'x'.repeat(LIMITS.password.max + 1) })).status).toBe(400);
  expect((await register(id, { name: ' Robin ', password: '12345678' })).body.name).toBe('Robin');
});

test('an account that a deleted user left behind does not prevent a new invitation', async () => {
  const email = newAddress();
  const first = await invited({ email });
  await register(first.id);
  expect((await administrator.call(`DELETE /users/${first.id}`)).status).toBe(200);
  const second = await invited({ email });
  expect((await register(second.id)).status).toBe(200);
  const account = await accounts().getUserByEmail(email);
  expect(account).toMatchObject({ uid: second.id, disabled: false });
  await expect(signIn(email, PASSWORD)).resolves.toBeTruthy();
});

test('nobody but an Administrator learns the id that a link is made of', async () => {
  const { id, email } = await invited({ role: 'Administrator' });
  const contacts = await manager.call<{ contacts: { id: string; email: string; status: string }[] }>(
    'GET /sites/contacts',
  );
  const contact = contacts.body.contacts.find((one) => one.email === email);
  expect(contact).toMatchObject({ status: 'invited' });
  expect(JSON.stringify(contacts.body)).not.toContain(id);
  expect((await manager.call('GET /users')).status).toBe(403);
});

test('a stranger cannot tell an address with an account from one without', async () => {
  const ask = (email: string) => callApi(`GET /users/email/${email}/role`, null);
  const [known, unknown] = [await ask(manager.user.email), await ask(newAddress())];
  expect(known.status).toBe(401);
  expect(known.body).toEqual(unknown.body);
  const researcher = await world.person('Clinical Researcher', site);
  const asMember = (email: string) => researcher.call(`GET /users/email/${email}/role`);
  const [ofOther, ofNobody] = [await asMember(manager.user.email), await asMember(newAddress())];
  expect(ofOther.status).toBe(403);
  expect(ofOther.body).toEqual(ofNobody.body);
});
