import type { RangeReply, RangeRequest } from './put-range.ts';
import { sendFile, SessionEnded, type TransferProgress } from './send-file.ts';

const CHUNK = 4;
const FILE = new Blob(['%PDF-10bytes']);

type Step = 'take' | 'lose' | 'lose reply' | number;

/** A session of Cloud Storage. Each step answers one call; then every call is taken. */
function session(steps: Step[] = [], received = 0) {
  const ranges: string[] = [];
  const whole = () => received === FILE.size;
  const state = (): RangeReply =>
    whole() ? { status: 200, received: null } : { status: 308, received: received ? `bytes=0-${received - 1}` : null };
  const put = ({ bytes, range, onSent }: RangeRequest): Promise<RangeReply> => {
    ranges.push(range);
    const step = steps.shift() ?? 'take';
    if (typeof step === 'number') return Promise.resolve({ status: step, received: null });
    if (step === 'lose') return Promise.reject(new TypeError('no reply'));
    if (bytes) {
      received += bytes.size;
      onSent(bytes.size);
    }
    return step === 'take' ? Promise.resolve(state()) : Promise.reject(new TypeError('no reply'));
  };
  return { put, ranges };
}

async function send({ put }: Pick<ReturnType<typeof session>, 'put'>, signal = new AbortController().signal) {
  const progress: TransferProgress[] = [];
  const pauses: number[] = [];
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  const onProgress = (each: TransferProgress) => progress.push(each);
  const transfer = { sessionUrl: 'session', file: FILE, chunkBytes: CHUNK, onProgress, signal };
  const outcome = await sendFile(transfer, { put, pause }).catch((error: unknown) => error);
  return { outcome, progress, pauses };
}

test('sends a file chunk by chunk, after asking what has arrived', async () => {
  const fresh = session();
  const { outcome, progress, pauses } = await send(fresh);
  expect(outcome).toBeUndefined();
  expect(fresh.ranges).toEqual(['bytes */12', 'bytes 0-3/12', 'bytes 4-7/12', 'bytes 8-11/12']);
  expect(progress.at(-1)).toEqual({ sent: 12, isWaiting: false });
  expect(pauses).toEqual([]);
});

test('goes on where an earlier page stopped', async () => {
  const resumed = session([], 8);
  expect((await send(resumed)).outcome).toBeUndefined();
  expect(resumed.ranges).toEqual(['bytes */12', 'bytes 8-11/12']);
});

test('asks after a lost connection, and sends no byte twice', async () => {
  const broken = session(['take', 'take', 'lose', 'lose', 'take']);
  const { outcome, progress, pauses } = await send(broken);
  expect(outcome).toBeUndefined();
  expect(broken.ranges).toEqual([
    ...['bytes */12', 'bytes 0-3/12', 'bytes 4-7/12', 'bytes */12', 'bytes */12'],
    ...['bytes 4-7/12', 'bytes 8-11/12'],
  ]);
  expect(progress).toContainEqual({ sent: 4, isWaiting: true });
  expect(pauses).toEqual([2_000, 4_000]);
});

test('takes a chunk as sent whose reply was lost', async () => {
  const broken = session(['take', 'take', 'lose reply']);
  expect((await send(broken)).outcome).toBeUndefined();
  expect(broken.ranges.filter((range) => range === 'bytes 4-7/12')).toHaveLength(1);
});

test('takes a file as sent whose last reply was lost', async () => {
  const broken = session(['take', 'take', 'take', 'lose reply']);
  expect((await send(broken)).outcome).toBeUndefined();
});

test.each([503, 500, 429, 408])('tries again after %d', async (status) => {
  expect((await send(session(['take', status]))).outcome).toBeUndefined();
});

test.each([404, 410, 499])('reports a session that has ended (%d)', async (status) => {
  expect((await send(session(['take', status]))).outcome).toBeInstanceOf(SessionEnded);
});

test('gives up when Storage refuses the file', async () => {
  expect((await send(session(['take', 400]))).outcome).toMatchObject({
    message: expect.stringMatching('400') as string,
  });
});

test('gives up when Storage cannot be reached for minutes', async () => {
  const { outcome, pauses } = await send(session(Array.from({ length: 30 }, () => 'lose' as const)));
  expect(outcome).toBeInstanceOf(Error);
  const minutes = pauses.reduce((sum, pause) => sum + pause, 0) / 60_000;
  expect(minutes).toBeGreaterThan(3);
  expect(minutes).toBeLessThan(6);
});

test('gives up when Storage keeps nothing of what it is sent', async () => {
  const forgetful = { put: () => Promise.resolve<RangeReply>({ status: 308, received: null }) };
  expect((await send(forgetful)).outcome).toBeInstanceOf(Error);
});

test('sends nothing once aborted', async () => {
  const controller = new AbortController();
  controller.abort();
  const untouched = session();
  await send(untouched, controller.signal);
  expect(untouched.ranges).toEqual([]);
});
