import { accounts } from '../firebase/app.ts';
import { ApiWorld, signIn } from '../testing/api-world.ts';

const world = new ApiWorld();

afterAll(() => world.end());

test('an account that is disabled at the provider is refused from the next call on, and nobody else', async () => {
  const site = await world.site();
  const [person, colleague] = [
    await world.person('Clinical Researcher', site),
    await world.person('Clinical Researcher', site),
  ];
  const statusFor = async (who: typeof person) => (await who.call('GET /get-requests')).status;
  expect(await statusFor(person)).toBe(200);
  await accounts().updateUser(person.user.id, { disabled: true });
  expect(await person.call('GET /get-requests')).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated', detail: 'Your session has ended. Please sign in again.' },
  });
  await expect(signIn(person.user.email)).rejects.toThrow('cannot sign in');
  expect(await statusFor(colleague)).toBe(200);
  await accounts().updateUser(person.user.id, { disabled: false });
  await person.signInAgain();
  expect(await statusFor(person)).toBe(200);
});
