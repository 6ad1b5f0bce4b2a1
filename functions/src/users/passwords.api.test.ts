import type { Site } from '@trialdesk/contract/entities/site';
import { accounts } from '../firebase/app.ts';
import { audit, mail, passwordResets, users } from '../firebase/collections.ts';
import { ApiWorld, callApi, PASSWORD, signIn, TestPerson } from '../testing/api-world.ts';
import { newAddress } from '../testing/invited-person.ts';
import { tokenSignedInAt } from '../testing/tokens.ts';

const NEW_PASSWORD = 'quiet-otter-lantern-9';

const world = new ApiWorld();
let site: Site;

beforeAll(async () => {
  site = await world.site();
});

afterAll(() => world.end());

/** Tokens have their times in seconds. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));

const person = () => world.person('Clinical Researcher', site);

async function actionsOn({ user }: TestPerson): Promise<string[]> {
  const found = await audit().where('target', '==', `users/${user.id}`).get();
  return found.docs.map((doc) => doc.data().action);
}

describe('sign out everywhere', () => {
  test('ends all sessions of the person and no others; a new sign-in works', async () => {
    const [leaver, colleague] = [await person(), await person()];
    const elsewhere = new TestPerson(leaver.user, await signIn(leaver.user.email));
    await nextSecond();
    expect((await elsewhere.call('GET /get-requests')).status).toBe(200);
    expect(await leaver.call('POST /settings/sign-out-everywhere')).toMatchObject({
      status: 200,
      body: { done: true },
    });
    for (const session of [leaver, elsewhere]) {
      expect(await session.call('GET /get-requests')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
    expect((await colleague.call('GET /get-requests')).status).toBe(200);
    await leaver.signInAgain();
    expect((await leaver.call('GET /get-requests')).status).toBe(200);
    expect(await actionsOn(leaver)).toContain('user.signed_out_everywhere');
  });

  test('refuses tokens that only the provider knows to be revoked', async () => {
    const leaver = await person();
    await nextSecond();
    await accounts().revokeRefreshTokens(leaver.user.id);
    expect((await leaver.call('GET /get-requests')).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (who: TestPerson, password: string) => who.call('PUT /settings/password', { json: { password } });

  test('replaces it and ends all sessions', async () => {
    const changer = await person();
    await nextSecond();
    expect(await change(changer, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect((await changer.call('GET /get-requests')).status).toBe(401);
    await expect(signIn(changer.user.email, PASSWORD)).rejects.toThrow('cannot sign in');
    await expect(signIn(changer.user.email, NEW_PASSWORD)).resolves.toBeTruthy();
    expect(await actionsOn(changer)).toContain('user.password_changed');
  });

  test('needs a recent sign-in', async () => {
    const changer = await person();
    const old = new TestPerson(changer.user, await tokenSignedInAt(changer.user.id, Date.now() - 16 * 60_000));
    expect(await change(old, NEW_PASSWORD)).toMatchObject({ status: 403, body: { code: 'fresh_sign_in_required' } });
    await expect(signIn(changer.user.email, PASSWORD)).resolves.toBeTruthy();
  });

  test('refuses a short password', async () => {
    const reply = await change(await person(), 'short');
    expect(reply).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) as string } } });
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => callApi('POST /password-resets', null, { json: { email } });
  const complete = (token: string, password = NEW_PASSWORD) =>
    callApi(`POST /password-resets/${token}/complete`, null, { json: { password } });

  async function mailedTokens({ user }: TestPerson): Promise<string[]> {
    const found = await mail().where('to', 'array-contains', user.email).get();
    const links = found.docs.filter(({ id }) => id.startsWith('password_reset_'));
    return links.map((doc) => /reset-password\?token=(\w+)/.exec(doc.data().message.text)?.[1] ?? '');
  }

  async function askedBy(who: TestPerson): Promise<string> {
    await ask(who.user.email);
    return (await mailedTokens(who))[0] ?? '';
  }

  test('is set anew with the mailed link, once, and all sessions end', async () => {
    const forgetful = await person();
    const token = await askedBy(forgetful);
    await nextSecond();
    expect(await complete(token)).toMatchObject({ status: 200, body: { done: true } });
    expect((await forgetful.call('GET /get-requests')).status).toBe(401);
    await expect(signIn(forgetful.user.email, NEW_PASSWORD)).resolves.toBeTruthy();
    expect(await complete(token, 'another-password-1')).toMatchObject({ status: 410, body: { code: 'gone' } });
    await expect(signIn(forgetful.user.email, NEW_PASSWORD)).resolves.toBeTruthy();
    expect(await actionsOn(forgetful)).toEqual(
      expect.arrayContaining(['user.password_reset_requested', 'user.password_reset']),
    );
  });

  test('gets the same reply for every address, and mail only for active users', async () => {
    const [known, invited] = [await person(), await person()];
    await users().doc(invited.user.id).update({ status: 'invited' });
    const replies = [];
    for (const email of [known.user.email, known.user.email.toUpperCase(), invited.user.email, newAddress()]) {
      const begun = Date.now();
      const { status, body } = await ask(email);
      expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
      replies.push({ status, body });
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ status: 200, body: { done: true } })]),
    );
    expect(await mailedTokens(known)).toHaveLength(2);
    expect(await mailedTokens(invited)).toEqual([]);
  });

  test('is not set with an expired link, an unknown one, or one from before the last change', async () => {
    const forgetful = await person();
    const token = await askedBy(forgetful);
    const stored = await passwordResets().where('user_id', '==', forgetful.user.id).get();
    await Promise.all(stored.docs.map(({ ref }) => ref.update({ expires_at: '2026-01-01T00:00:00.000Z' })));
    expect((await complete(token)).status).toBe(410);
    expect((await complete('unknown')).status).toBe(410);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await Promise.all(stored.docs.map(({ ref }) => ref.update({ expires_at: later })));
    await nextSecond();
    await forgetful.call('POST /settings/sign-out-everywhere');
    expect((await complete(token)).status).toBe(410);
    await expect(signIn(forgetful.user.email, PASSWORD)).resolves.toBeTruthy();
  });

  test('is not mailed without end', async () => {
    const email = newAddress();
    for (let times = 0; times < 5; times += 1) expect((await ask(email)).status).toBe(200);
    expect(await ask(email)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });
});
