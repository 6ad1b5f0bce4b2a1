import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { firstGone } from './watch-ports.ts';

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

it('names the emulator that has stopped, and none while all run', async () => {
  const [auth, firestore] = [await listening(), await listening()];
  const stop = new AbortController();
  const ports = [
    { name: 'auth', port: auth.port },
    { name: 'firestore', port: firestore.port },
  ];
  const gone = firstGone(ports, { signal: stop.signal, everyMs: 10 });
  expect(await Promise.race([gone, new Promise((resolve) => setTimeout(() => resolve('all run'), 200))])).toBe(
    'all run',
  );
  firestore.server.close();
  expect(await gone).toBe('firestore');
  stop.abort();
  expect(await firstGone(ports, { signal: stop.signal, everyMs: 10 })).toBeNull();
  auth.server.close();
});
