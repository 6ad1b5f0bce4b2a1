import { createHash, randomUUID } from 'node:crypto';
import type { Study } from '@trialdesk/contract/entities/site';
import { accounts, bucket } from '../firebase/app.ts';
import { users } from '../firebase/collections.ts';
import { ApiWorld, type Reply, type TestPerson } from '../testing/api-world.ts';
import { invite, newAddress, register } from '../testing/invited-person.ts';
import { makePages } from '../testing/make-pages.ts';
import { forgetDocument } from '../testing/uploaded-protocol.ts';

const REFUSED = { status: 400, body: { code: 'bad_input' } };

const world = new ApiWorld();
let administrator: TestPerson;
let study: Study;
let pdf: File;
let md5: string;

beforeAll(async () => {
  administrator = await world.person('Administrator');
  study = await world.study();
  const bytes = await makePages([[`A protocol of one page, invented for test ${study.id}.`]]);
  md5 = createHash('md5').update(bytes).digest('base64');
  pdf = new File([new Uint8Array(bytes)], 'Strict.pdf', { type: 'application/pdf' });
});

afterAll(() => world.end());

describe('a parameter that is repeated, unknown, empty or misplaced is refused', () => {
  test('a repeated status does not delete an active user', async () => {
    const person = await world.person('Administrator');
    const path = `DELETE /users/${person.user.id}`;
    for (const search of ['status=invited&status=invited', 'status=', 'status[]=invited', 'staus=invited']) {
      expect(await administrator.call(`${path}?${search}`)).toMatchObject(REFUSED);
    }
    expect((await users().doc(person.user.id).get()).exists).toBe(true);
  });

  test.each([
    'GET /audit?actor=x&actor=x',
    'GET /audit?actor=',
    'GET /audit?actr=x',
    'GET /audit?constructor=x',
    'GET /get-requests?site_id=a&site_id=b',
    'GET /get-requests?siteId=a',
    'GET /sites?all=1',
    'GET /get-all-requests?site_id=a',
  ])('%s', async (target) => {
    expect(await administrator.call(target)).toMatchObject(REFUSED);
  });

  test('a parameter of a call that takes a body', async () => {
    const name = `Strict ${randomUUID()}`;
    expect(await administrator.call(`POST /sites?name=${name}`, { json: { name } })).toMatchObject(REFUSED);
  });
});

describe('a form field that is repeated, unknown or misplaced is refused, and nothing is stored', () => {
  type Part = [name: string, value: string | File];

  async function uploaded(parts: Part[]): Promise<Reply<{ id?: string }>> {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    const reply = await administrator.call<{ id?: string }>('POST /documents/upload', { form });
    const { id } = reply.body;
    if (id !== undefined) {
      world.later(() => forgetDocument(id));
    }
    return reply;
  }

  /** Copies of the file; other tests store theirs meanwhile. */
  async function stored(): Promise<number> {
    const [files] = await bucket().getFiles({ prefix: 'documents/' });
    return files.filter(({ metadata }) => metadata.md5Hash === md5).length;
  }

  const file = (): Part => ['file', pdf];
  const ofStudy = (): Part => ['study_id', study.id];

  test.each<[string, () => Part[]]>([
    ['a study after the file', () => [file(), ofStudy()]],
    ['an unknown field', () => [['folder', 'x'], file()]],
    ['a study as the sixth field', () => [...[1, 2, 3, 4, 5].map((n): Part => [`f${n}`, 'x']), ofStudy(), file()]],
    ['a study twice', () => [ofStudy(), ofStudy(), file()]],
    ['two files', () => [file(), file()]],
    ['a file under another name', () => [['upload', pdf], file()]],
    ['a field named toString', () => [['toString', 'x'], file()]],
    ['a field named constructor', () => [['constructor', 'x'], file()]],
    ['a field named __proto__', () => [['__proto__', 'x'], file()]],
    ['a study that is cut off', () => [['study_id', `${study.id}${' '.repeat(5_000)}`], file()]],
  ])('%s', async (_what, parts) => {
    expect(await uploaded(parts())).toMatchObject(REFUSED);
    expect(await stored()).toBe(0);
  });

  test('the same form with its fields in place is stored', async () => {
    expect(await uploaded([ofStudy(), file()])).toMatchObject({ status: 200, body: { study_id: study.id } });
    expect(await stored()).toBe(1);
  });
});

describe('input that used to fail on our side is refused', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64url');

  test.each(['2026 __a__', '2026-01-01T00:00:00.000Z __a__', `${'9'.repeat(200)} a`, 'yesterday entry'])(
    'the audit cursor %p',
    async (cursor) => {
      expect(await administrator.call(`GET /audit?cursor=${base64(cursor)}`)).toMatchObject(REFUSED);
    },
  );

  test('an address of 1,500 characters and reserved ids lead nowhere', async () => {
    const long = `${'a'.repeat(1_500)}@example.test`;
    for (const path of [`/users/email/${long}/role`, '/users/email/__x__/role', '/get-request/__x__']) {
      expect((await administrator.call(`GET ${path}`)).status).toBe(404);
    }
  });

  test('a name that grows when it is normalised', async () => {
    const name = '\u{FDFA}'.repeat(20);
    for (const path of ['/sites', '/studies']) {
      expect(await administrator.call(`POST ${path}`, { json: { name } })).toMatchObject(REFUSED);
    }
  });

  test('a registration whose address has gone to another account', async () => {
    const email = newAddress();
    const { id } = (await invite(world, administrator, { email })).body;
    const other = await world.person('Administrator');
    await accounts().updateUser(other.user.id, { email });
    expect(await register(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await accounts().getUserByEmail(email)).uid).toBe(other.user.id);
    await accounts().updateUser(other.user.id, { email: other.user.email });
    expect((await register(id)).status).toBe(200);
  });
});
