import { accounts } from '../firebase/app.ts';
import { ApiWorld, PASSWORD, signIn, type TestPerson } from '../testing/api-world.ts';
import { identityAddress } from '../testing/addresses.ts';
import { invite, newAddress, register } from '../testing/invited-person.ts';

const world = new ApiWorld();
let administrator: TestPerson;

beforeAll(async () => {
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

/** As anybody can with the key that the page has. */
async function signUp(body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(identityAddress('accounts:signUp?key=demo-key'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return { status: response.status, text: await response.text() };
}

async function hasAccount(email: string): Promise<boolean> {
  const { users } = await accounts().getUsers([{ email }]);
  return users.length > 0;
}

test('nobody opens an account for themselves', async () => {
  const email = newAddress();
  const reply = await signUp({ email, password: PASSWORD });
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('Accounts are created by invitation.');
  expect(await hasAccount(email)).toBe(false);
});

test('an invited person does not either, before or after they register with the invitation', async () => {
  const email = newAddress();
  const { id } = (await invite(world, administrator, { email })).body;
  expect((await signUp({ email, password: 'somebody-elses-password' })).status).toBe(400);
  expect(await hasAccount(email)).toBe(false);
  expect((await register(id)).status).toBe(200);
  expect((await signUp({ email, password: 'somebody-elses-password' })).status).toBe(400);
  await expect(signIn(email)).resolves.toBeTruthy();
});
