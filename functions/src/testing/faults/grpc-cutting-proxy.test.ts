import { once } from 'node:events';
import { connect, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { GrpcCuttingProxy } from './grpc-cutting-proxy.ts';

let server: Http2Server;
let proxy: GrpcCuttingProxy;

beforeAll(async () => {
  server = createServer();
  server.on('stream', (stream) => {
    stream.resume().on('end', () => {
      stream.respond({ ':status': 200 });
      stream.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await GrpcCuttingProxy.start(`127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(() => {
  proxy.end();
  server.close();
});

/** Requests of one packet. Resolves with the status of each, or null if the connection broke. */
async function together(...paths: string[]): Promise<(number | null)[]> {
  const client = connect(`http://${proxy.host}`);
  client.on('error', () => undefined);
  await once(client, 'connect');
  const statuses = paths.map(
    (path) =>
      new Promise<number | null>((resolve) => {
        const request = client.request({ ':method': 'POST', ':path': path });
        request.on('response', (headers) => resolve(headers[':status'] ?? null));
        request.on('error', () => undefined).on('close', () => resolve(null));
        request.end(Buffer.alloc(2_000));
      }),
  );
  const received = await Promise.all(statuses);
  client.destroy();
  return received;
}

// Node ends the process if a session is destroyed while it reads the requests that follow.
test('a cut connection breaks with all its requests, and the next one works', async () => {
  for (let times = 1; times <= 5; times++) {
    proxy.arm({ at: 1, when: 'before' });
    expect(await together('/a/Commit', '/a/Other', '/a/Other')).toContain(null);
    expect(proxy.arm(null)).toBe(1);
    expect(await together('/a/Commit', '/a/Other')).toEqual([200, 200]);
  }
});
