import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { securitySettingsOf, securitySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import type { Site } from '@trialdesk/contract/entities/site';
import { audit, mail, securitySettings } from '../firebase/collections.ts';
import { ApiWorld, callApi, PASSWORD, signIn, type TestPerson } from '../testing/api-world.ts';
import { invite, newAddress } from '../testing/invited-person.ts';

const OFF = securitySettingsOf(securitySettingsRecord(undefined));
const STRONG = 'quiet-otter-lantern-9';
const WEAK = 'password1';
const REFUSED = {
  status: 400,
  body: {
    code: 'bad_input',
    fields: { password: 'This password is easy to guess. Please choose a stronger one, such as four unrelated words.' },
  },
};

const world = new ApiWorld();
let site: Site;
let administrator: TestPerson;

beforeAll(async () => {
  site = await world.site();
  administrator = await world.person('Administrator');
  world.later(() => securitySettings().doc(ORGANISATION_SETTINGS).delete());
});

afterAll(() => world.end());

const set = (changes: object) => administrator.call('PUT /settings/security', { json: { ...OFF, ...changes } });
const change = (who: TestPerson, password: string) => who.call('PUT /settings/password', { json: { password } });
const register = (id: string, json: object) => callApi(`POST /users/${id}/complete-registration`, null, { json });
const complete = (token: string, password: string) =>
  callApi(`POST /password-resets/${token}/complete`, null, { json: { password } });

async function mailedToken({ user }: TestPerson): Promise<string> {
  await callApi('POST /password-resets', null, { json: { email: user.email } });
  const found = await mail().where('to', 'array-contains', user.email).get();
  return /reset-password\?token=(\w+)/.exec(found.docs[0]?.data().message.text ?? '')?.[1] ?? '';
}

test('eight characters are enough while the organisation does not refuse weak passwords', async () => {
  expect((await set({})).status).toBe(200);
  expect((await change(await world.person('Clinical Researcher', site), WEAK)).status).toBe(200);
});

describe('with weak passwords refused', () => {
  beforeAll(async () => {
    expect((await set({ refuse_weak_passwords: true })).status).toBe(200);
  });

  test('a change refuses a weak password, which then does not hold, and takes a strong one', async () => {
    const person = await world.person('Clinical Researcher', site);
    expect(await change(person, WEAK)).toMatchObject(REFUSED);
    await expect(signIn(person.user.email, PASSWORD)).resolves.toBeTruthy();
    expect((await change(person, STRONG)).status).toBe(200);
  });

  test('a mailed link can be used again after a weak password', async () => {
    const person = await world.person('Clinical Researcher', site);
    const token = await mailedToken(person);
    expect(await complete(token, WEAK)).toMatchObject(REFUSED);
    expect((await complete(token, STRONG)).status).toBe(200);
    await expect(signIn(person.user.email, STRONG)).resolves.toBeTruthy();
  });

  test('so can an invitation', async () => {
    const { id } = (await invite(world, administrator, {})).body;
    expect(await register(id, { name: 'Robin Reed', password: WEAK })).toMatchObject(REFUSED);
    expect((await register(id, { name: 'Robin Reed', password: STRONG })).status).toBe(200);
  });

  test('a password made from one’s name or address is weak', async () => {
    const email = newAddress();
    const { id } = (await invite(world, administrator, { email })).body;
    const name = 'Quillon Abernathwaite';
    expect(await register(id, { name, password: 'quillonabernathwaite' })).toMatchObject(REFUSED);
    expect(await register(id, { name, password: `${email}1` })).toMatchObject(REFUSED);
  });

  test('a very long password is rated too', async () => {
    const person = await world.person('Clinical Researcher', site);
    expect(await change(person, 'p4ssw0rd'.repeat(16))).toMatchObject(REFUSED);
  });
});

test('each setting is on record with its old and new value', async () => {
  await set({});
  await set({ idle_minutes: 15 });
  await set({ idle_minutes: 30, refuse_weak_passwords: true });
  const entries = await audit().where('target', '==', 'security_settings/organisation').get();
  const mine = entries.docs.map((doc) => doc.data()).filter(({ actor_id }) => actor_id === administrator.user.id);
  expect(mine).toContainEqual(
    expect.objectContaining({
      action: 'security_settings.changed',
      before: { ...OFF, idle_minutes: 15 },
      after: { ...OFF, idle_minutes: 30, refuse_weak_passwords: true },
    }),
  );
});

test.each([4, 481, 7.5, '15'])('nobody is signed out after %p minutes', async (idle_minutes) => {
  expect(await set({ idle_minutes })).toMatchObject({ status: 400, body: { code: 'bad_input' } });
});
