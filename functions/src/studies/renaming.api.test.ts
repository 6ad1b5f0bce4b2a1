import { randomBytes, randomUUID } from 'node:crypto';
import { audit, names, sites, studies } from '../firebase/collections.ts';
import { nameKey } from '../names/name-key.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';

const world = new ApiWorld();
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  const site = await world.site();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
});

afterAll(() => world.end());

const newName = () => `Harbour ${randomUUID()}`;

describe.each([
  { path: 'sites', records: sites, kind: 'site', forManager: 200 },
  { path: 'studies', records: studies, kind: 'study', forManager: 403 },
] as const)('of $path', ({ path, records, kind, forManager }) => {
  const reserved = (name: string) => names().doc(nameKey(kind, name));

  async function made(name = newName()): Promise<string> {
    const { body } = await administrator.call<{ id: string }>(`POST /${path}`, { json: { name } });
    world.later(async () => {
      const last = (await records().doc(body.id).get()).data()?.name ?? name;
      await Promise.all([records().doc(body.id).delete(), reserved(name).delete(), reserved(last).delete()]);
    });
    return body.id;
  }

  const rename = (id: string, name: string, by = administrator) =>
    by.call<{ id: string; name: string; fields?: object }>(`PATCH /${path}/${id}`, { json: { name } });

  const onRecord = async (id: string) => {
    const found = await audit().where('target', '==', `${path}/${id}`).where('action', '==', `${kind}.renamed`).get();
    return found.docs.map((entry) => entry.data());
  };

  test('those who may, rename; who did it is on record with both names, once', async () => {
    const name = newName();
    const id = await made(name);
    const next = newName();
    expect(await rename(id, next, researcher)).toMatchObject({ status: 403 });
    const byManager = await rename(id, next, manager);
    expect(byManager.status).toBe(forManager);
    if (forManager === 403) expect((await records().doc(id).get()).data()?.name).toBe(name);
    expect(await rename(id, ` ${next}  `)).toMatchObject({ status: 200, body: { id, name: next } });
    expect((await rename(id, next)).status).toBe(200);
    const actor = forManager === 200 ? manager : administrator;
    expect(await onRecord(id)).toMatchObject([{ actor_id: actor.user.id, before: { name }, after: { name: next } }]);
  });

  test('a name that another has is refused at the field, ignoring case and blanks', async () => {
    const [name, other] = [newName(), newName()];
    const id = await made(name);
    await made(other);
    expect(await rename(id, ` ${other.toUpperCase()} `)).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { name: 'This name is taken' } },
    });
    expect((await records().doc(id).get()).data()?.name).toBe(name);
    expect(await onRecord(id)).toEqual([]);
    expect((await rename(id, name.toUpperCase())).status).toBe(200);
  });

  test('the earlier name is free for another, and the new one is not', async () => {
    const [name, next] = [newName(), newName()];
    const id = await made(name);
    await rename(id, next);
    const again = await made(name);
    expect((await records().doc(again).get()).data()?.name).toBe(name);
    expect((await administrator.call(`POST /${path}`, { json: { name: next } })).status).toBe(409);
  });

  test('of two that are given one name at the same moment, one gets it', async () => {
    const ids = [await made(), await made(), await made()];
    const name = newName();
    const replies = await Promise.all(ids.map((id) => rename(id, name)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('one that does not exist is not found, and a name must be a visible line', async () => {
    expect((await rename('nowhere', newName())).status).toBe(404);
    const id = await made();
    for (const name of ['  ', 'North\nSouth', 'x'.repeat(121)]) expect((await rename(id, name)).status).toBe(400);
  });
});

describe('the prefix of request numbers', () => {
  const newPrefix = () => `P${randomBytes(3).toString('hex').toUpperCase()}`;

  async function made(fields: { number_prefix?: string } = {}): Promise<{ id: string; name: string }> {
    const json = { name: newName(), ...fields };
    const reply = await administrator.call<{ id: string }>('POST /studies', { json });
    expect(reply.status).toBe(200);
    const { id } = reply.body;
    world.later(async () => {
      const held = await names().where('target', '==', `studies/${id}`).get();
      await Promise.all([studies().doc(id).delete(), ...held.docs.map(({ ref }) => ref.delete())]);
    });
    return { id, name: json.name };
  }

  const prefixOf = async (id: string) => (await studies().doc(id).get()).data()?.number_prefix;

  test('is as given, in upper case, or else made from the name', async () => {
    const number_prefix = newPrefix();
    expect(await prefixOf((await made({ number_prefix: number_prefix.toLowerCase() })).id)).toBe(number_prefix);
    expect(await prefixOf((await made({ number_prefix: '' })).id)).toMatch(/^HAR/);
  });

  test('is refused at the field if another study has or had it', async () => {
    const [number_prefix, next] = [newPrefix(), newPrefix()];
    const study = await made({ number_prefix });
    const json = { name: newName(), number_prefix };
    const refused = { status: 409, body: { fields: { number_prefix: 'This prefix is taken' } } };
    expect(await administrator.call('POST /studies', { json })).toMatchObject(refused);
    const call = `PATCH /studies/${study.id}`;
    expect((await administrator.call(call, { json: { name: study.name, number_prefix: next } })).status).toBe(200);
    expect(await administrator.call('POST /studies', { json })).toMatchObject(refused);
    expect((await administrator.call(call, { json: { name: study.name, number_prefix } })).status).toBe(200);
    expect(await prefixOf(study.id)).toBe(number_prefix);
    const changes = await audit()
      .where('target', '==', `studies/${study.id}`)
      .where('action', '==', 'study.changed')
      .get();
    expect(changes.docs.map((entry) => entry.data().after)).toEqual(
      expect.arrayContaining([{ number_prefix: next }, { number_prefix }]),
    );
    expect(changes.size).toBe(2);
  });

  test('stays as soon as the study has a request, or had one', async () => {
    const number_prefix = newPrefix();
    const study = await made({ number_prefix });
    const change = (name: string, prefix: string) =>
      administrator.call(`PATCH /studies/${study.id}`, { json: { name, number_prefix: prefix } });
    await studies().doc(study.id).update({ numbers_from: 2 });
    const name = newName();
    expect(await change(name, newPrefix())).toMatchObject({
      status: 409,
      body: { fields: { number_prefix: 'Requests have this prefix already' } },
    });
    expect((await studies().doc(study.id).get()).data()).toMatchObject({ name: study.name, number_prefix });
    expect((await change(name, number_prefix)).status).toBe(200);
    expect((await studies().doc(study.id).get()).data()).toMatchObject({ name, number_prefix });
  });
});
