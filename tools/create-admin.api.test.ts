import { accounts } from '../functions/src/firebase/app.ts';
import { audit, mail, names, users } from '../functions/src/firebase/collections.ts';
import { nameKey } from '../functions/src/names/name-key.ts';
import { ApiWorld, callApi, PASSWORD, signIn } from '../functions/src/testing/api-world.ts';
import { newAddress, register } from '../functions/src/testing/invited-person.ts';
import { PROJECT_ID } from './project.ts';
import { runTool, type ToolRun } from './run-tool.ts';
import { invitationMailId } from '../functions/src/users/invitation-mail.ts';

const world = new ApiWorld();

afterAll(() => world.end());

function createAdmin(...args: string[]): Promise<ToolRun> {
  return runTool('node', ['tools/create-admin.ts', ...args]);
}

async function invited(email: string): Promise<string> {
  const { ok, output } = await createAdmin('--email', email, '--name', 'Ada First', '--project', PROJECT_ID);
  const id = /\/register\/([0-9a-f]{32,})/.exec(output)?.[1];
  if (!ok || id === undefined) throw new Error(`No invitation was printed: ${output}`);
  world.later(async () => {
    await users().doc(id).delete();
    await mail().doc(invitationMailId(id)).delete();
    await names().doc(nameKey('email', email)).delete();
    await accounts()
      .deleteUser(id)
      .catch(() => undefined);
  });
  return id;
}

describe('create-admin', () => {
  test('prints a link with which the first Administrator registers', async () => {
    const email = newAddress();
    const id = await invited(email);
    expect((await users().doc(id).get()).data()).toMatchObject({ name: 'Ada First', status: 'invited' });
    const entries = await audit().where('target', '==', `users/${id}`).get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([{ action: 'user.invited' }]);
    expect(await register(id)).toMatchObject({ status: 200, body: { status: 'active' } });
    const role = await callApi(`GET /users/email/${email}/role`, await signIn(email, PASSWORD));
    expect(role).toMatchObject({ status: 200, body: { role: 'Administrator' } });
  });

  test('does not invite the same address twice', async () => {
    const email = newAddress();
    await invited(email);
    const again = await createAdmin('--email', email, '--name', 'Ada First', '--project', PROJECT_ID);
    expect(again).toEqual({ ok: false, output: 'This email address has an open invitation already.\n' });
  });

  test.each([
    ['no project', ['--email', newAddress(), '--name', 'Ada First'], 'are needed'],
    ['an unknown option', ['--mail', newAddress()], "Unknown option '--mail'"],
    ['an invalid address', ['--email', 'ada', '--name', 'Ada First', '--project', PROJECT_ID], 'email'],
    ['a one-letter name', ['--email', newAddress(), '--name', 'A', '--project', PROJECT_ID], '2 characters'],
  ])('reports %s in a sentence', async (_, args, sentence) => {
    const { ok, output } = await createAdmin(...args);
    expect(ok).toBe(false);
    expect(output).toMatch(new RegExp(sentence, 'i'));
    expect(output).not.toMatch(/^\s+at /m);
  });
});
