import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { names, sites, studies } from '../firebase/collections.ts';
import { nameKey } from '../names/name-key.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';

const world = new ApiWorld();
let administrator: TestPerson;

beforeAll(async () => {
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

describe.each([
  ['sites', sites, 'site'],
  ['studies', studies, 'study'],
] as const)('of %s', (path, records, kind) => {
  const create = async (name: string, headers: Record<string, string> = {}) => {
    const reply = await administrator.call<{ id: string; name: string }>(`POST /${path}`, { json: { name }, headers });
    if (reply.status === 200) {
      world.later(async () => {
        await records().doc(reply.body.id).delete();
        await names().doc(nameKey(kind, name)).delete();
      });
    }
    return reply;
  };

  test('a name is taken once, ignoring case and blanks, and another is free', async () => {
    const name = `Harbour ${randomUUID()}`;
    expect(await create(` ${name} `)).toMatchObject({ status: 200, body: { name } });
    expect(await create(name.toUpperCase().replace(' ', '  '))).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { name: expect.any(String) as string } },
    });
    expect((await create(`${name} East`)).status).toBe(200);
  });

  test('a name that two give at the same moment is taken once', async () => {
    const name = `Harbour ${randomUUID()}`;
    const replies = await Promise.all([create(name), create(name), create(name)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a repeated call answers with what the first one made', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const name = `Harbour ${randomUUID()}`;
    const first = await create(name, headers);
    expect((await create(name, headers)).body).toEqual(first.body);
  });

  test('an empty name is refused', async () => {
    expect((await create('  ')).status).toBe(400);
  });
});
