import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { HOST, ownPorts, portsInUse, takeFreePorts } from './ports.ts';

const { env } = process;

beforeEach(() => {
  process.env = { ...env };
});

afterAll(() => {
  process.env = env;
});

test('a run has documented ports until it takes its own, which two runs never share', async () => {
  delete process.env.TRIALDESK_PORTS;
  const documented = ownPorts();
  expect(documented).toContainEqual({ name: 'hosting', port: 5000 });
  await takeFreePorts();
  const first = ownPorts();
  await takeFreePorts();
  const second = ownPorts();
  expect(first.map(({ name }) => name)).toEqual([...documented.map(({ name }) => name), 'firestore.websocket']);
  expect(second.map(({ name }) => name)).toEqual(first.map(({ name }) => name));
  const all = [...documented, ...first, ...second].map(({ port }) => port);
  expect(new Set(all).size).toBe(all.length);
  expect(await portsInUse(second)).toEqual([]);
});

test('a port that somebody listens on is in use', async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const taken = { name: 'auth', port: (server.address() as AddressInfo).port };
  expect(await portsInUse([taken])).toEqual([taken]);
  await once(server.close(), 'close');
  expect(await portsInUse([taken])).toEqual([]);
});
