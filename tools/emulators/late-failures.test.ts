import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Workers } from './late-failures.ts';
import './late-failures.ts';

const { RuntimeWorker } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
) as Workers;
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a function that refuses a body without reading it has replied once, and the emulators go on', async () => {
  const port = await listening(
    createServer((request, response) => {
      response.writeHead(413, { Connection: 'close' }).end('too large', () => request.socket.destroy());
    }),
  );
  const replied: (number | undefined)[] = [];
  const kill = jest.fn();
  const worker = {
    triggerKey: '~free~',
    runtime: { conn: { httpReqOpts: () => ({ host: '127.0.0.1', port }) }, process: { kill } },
    logger: { log: () => undefined },
  };
  const emulator = await listening(
    createServer((request, response) => {
      response.on('close', () => replied.push(response.statusCode));
      void RuntimeWorker.prototype.request.call(worker, request, response, Buffer.alloc(20_000_000));
    }),
  );
  for (let times = 0; times < 5; times += 1) {
    const reply = await fetch(`http://127.0.0.1:${emulator}/`, { method: 'POST' });
    expect([reply.status, await reply.text()]).toEqual([413, 'too large']);
  }
  expect(replied).toEqual([413, 413, 413, 413, 413]);
  expect(kill).not.toHaveBeenCalled();
});
