import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';

export interface EmulatorPort {
  name: string;
  port: number;
}

export const HOST = '127.0.0.1';

/** Environment variable with the ports of a run that shares none. */
const TAKEN = 'TRIALDESK_PORTS';

/** Which the Firestore emulator opens besides its own. */
export const WEBSOCKET = 'firestore.websocket';

/** Of firebase.json. */
export function emulatorPorts(firebaseJson: string): EmulatorPort[] {
  const { emulators } = JSON.parse(firebaseJson) as { emulators: Record<string, unknown> };
  return Object.entries(emulators).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'port' in value && typeof value.port === 'number'
      ? [{ name, port: value.port }]
      : [],
  );
}

/** Those that this run has taken, else the documented ones of firebase.json. */
export function ownPorts(): EmulatorPort[] {
  const taken = process.env[TAKEN];
  if (taken !== undefined) return JSON.parse(taken) as EmulatorPort[];
  return emulatorPorts(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
}

/** Below those that systems give to outgoing connections. */
const FIRST = 15_000;
const LAST = 32_000;
const BLOCK = 20;

/**
 * From now on this process, and those it starts, use ports that nobody else does: a block of them, whose first this process
 * listens on while it lives, so that another run takes another block.
 */
export async function takeFreePorts(): Promise<void> {
  const names = new Set([...ownPorts().map(({ name }) => name), WEBSOCKET]);
  for (;;) {
    const first = FIRST + BLOCK * Math.floor((Math.random() * (LAST - FIRST)) / BLOCK);
    const ports = [...names].map((name, at): EmulatorPort => ({ name, port: first + 1 + at }));
    const claim = await listen(first);
    if (claim === null) continue;
    if ((await portsInUse(ports)).length === 0) {
      claim.unref();
      process.env[TAKEN] = JSON.stringify(ports);
      return;
    }
    claim.close();
  }
}

export async function portsInUse(ports: EmulatorPort[]): Promise<EmulatorPort[]> {
  const free = await Promise.all(ports.map(({ port }) => isFree(port)));
  return ports.filter((_, index) => free[index] === false);
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server === null) return false;
  await once(server.close(), 'close');
  return true;
}

/** Null if the port is taken. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, HOST, () => resolve(server));
  });
}
