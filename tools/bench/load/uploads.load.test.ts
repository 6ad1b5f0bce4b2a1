import { randomBytes } from 'node:crypto';
import { LIMITS } from '../../../contract/src/limits.ts';
import { uploads } from '../../../functions/src/firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../../../functions/src/testing/api-world.ts';
import { finishUpload, sendChunks, startUpload } from '../../../functions/src/testing/direct-upload.ts';
import { makePages } from '../../../functions/src/testing/make-pages.ts';
import { forgetDocument, upload } from '../../../functions/src/testing/uploaded-protocol.ts';
import { startInstance, type Instance } from './one-instance.ts';

const MOST_MIB = 512;
const MINUTE = 60_000;

const world = new ApiWorld();
let instance: Instance;
let manager: TestPerson;
/** As large as a document may be. */
let bytes: Uint8Array;

beforeAll(async () => {
  manager = await world.person('Site Manager');
  const make = (padding: number) =>
    makePages([['A dose is taken once a day.']], { info: { keywords: randomBytes(padding / 2).toString('hex') } });
  bytes = await make(LIMITS.documentBytes - 64 * 1024);
}, MINUTE);

beforeEach(async () => {
  instance = await startInstance();
  process.env.API_ORIGIN = instance.origin;
}, MINUTE);

afterEach(() => instance.end());
afterAll(() => world.end(), MINUTE);

const several = <T>(count: number, act: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => act(place)));

test(
  '40 uploads of 30 MiB at once, straight to Storage, stay within the memory of one instance',
  async () => {
    const sessions = await several(40, async (place) => {
      const { status, body } = await startUpload(manager, { name: `Load ${place}.pdf`, bytes });
      expect(status).toBe(200);
      world.later(() => uploads().doc(body.id).delete());
      world.later(() => forgetDocument(body.id));
      return body;
    });
    await several(40, async (place) => {
      const session = sessions[place];
      if (session) expect((await sendChunks(session, bytes)).status).toBe(200);
    });
    const replies = await Promise.all(sessions.map(({ id }) => finishUpload(manager, id)));
    expect(replies.map(({ status }) => status)).toEqual(sessions.map(() => 200));
    console.log(`40 uploads in chunks: ${Math.round(instance.peak())} MiB`);
    expect(instance.peak()).toBeLessThan(MOST_MIB);
  },
  10 * MINUTE,
);

test(
  'eight uploads of 30 MiB at once through the API stay within the memory of one instance',
  async () => {
    const replies = await several(8, (place) => upload(world, manager, { name: `Whole ${place}.pdf`, bytes }));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    console.log(`8 uploads through the API: ${Math.round(instance.peak())} MiB`);
    expect(instance.peak()).toBeLessThan(MOST_MIB);
  },
  5 * MINUTE,
);
