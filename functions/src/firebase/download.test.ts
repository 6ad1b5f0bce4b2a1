import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Storage } from '@google-cloud/storage';
import { download } from './download.ts';

type Reply = (response: ServerResponse) => void;

const ATTEMPTS = 3;
/** Milliseconds, for servers of which none, some or all connections stall; a slow machine may not look like one. */
const STALLS = { none: 60_000, some: 3_000, all: 150 };

let server: Server;
let replies: Reply[];
let calls: number;

beforeEach(async () => {
  calls = 0;
  server = createServer((_, response) => {
    const reply = replies[Math.min(calls++, replies.length - 1)];
    reply?.(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function downloadFrom(stalls: keyof typeof STALLS, ...answers: Reply[]): Promise<Buffer | null> {
  replies = answers;
  const { port } = server.address() as AddressInfo;
  const storage = new Storage({
    apiEndpoint: `http://127.0.0.1:${port}`,
    projectId: 'demo-project',
    retryOptions: { autoRetry: false },
  });
  return download(storage.bucket('bucket').file('documents/d/source.pdf'), {
    stallMilliseconds: STALLS[stalls],
    attempts: ATTEMPTS,
  });
}

const silence: Reply = () => undefined;
const whole: Reply = (response) => response.writeHead(200, { 'content-length': 5 }).end('bytes');
const half: Reply = (response) => response.writeHead(200, { 'content-length': 5 }).write('by');
const status =
  (code: number): Reply =>
  (response) =>
    response.writeHead(code).end('no');

describe('download', () => {
  it('returns the bytes of the file', async () => {
    expect(String(await downloadFrom('none', whole))).toBe('bytes');
    expect(calls).toBe(1);
  });

  it.each([
    ['accepts the connection and never answers', silence],
    ['stops in the middle of the file', half],
  ])('tries again when the server %s', async (_, lost) => {
    expect(String(await downloadFrom('some', lost, whole))).toBe('bytes');
    expect(calls).toBe(2);
  });

  it('gives up when the server never answers', async () => {
    await expect(downloadFrom('all', silence)).rejects.toThrow('The download of documents/d/source.pdf stalled');
    expect(calls).toBe(ATTEMPTS);
  });

  it('returns null for a missing file, without trying again', async () => {
    expect(await downloadFrom('none', status(404))).toBeNull();
    expect(calls).toBe(1);
  });

  it('rejects with an error of the server, without trying again', async () => {
    await expect(downloadFrom('none', status(403))).rejects.toMatchObject({ code: 403 });
    expect(calls).toBe(1);
  });
});
