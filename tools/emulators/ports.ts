import { createServer } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { ROOT } from '../project.ts';

export interface EmulatorPort {
  name: string;
  port: number;
}

const HOST = '127.0.0.1';
const RELEASE_TIMEOUT_MS = 2000;

export function emulatorPorts(firebaseJson: string): EmulatorPort[] {
  const { emulators } = JSON.parse(firebaseJson) as { emulators: Record<string, unknown> };
  return Object.entries(emulators).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'port' in value && typeof value.port === 'number'
      ? [{ name, port: value.port }]
      : [],
  );
}

/** @throws PlainError naming the ports in use */
export async function requireFreePorts(): Promise<void> {
  const ports = emulatorPorts(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
  // A process that has just exited can hold its ports briefly.
  const deadline = Date.now() + RELEASE_TIMEOUT_MS;
  let taken = await inUse(ports);
  while (taken.length > 0 && Date.now() < deadline) {
    await wait(100);
    taken = await inUse(taken);
  }
  if (taken.length > 0) throw new PlainError(portsInUseMessage(taken, process.platform));
}

export function portsInUseMessage(taken: EmulatorPort[], platform: NodeJS.Platform): string {
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  const look = taken.map(({ port }) => `-i :${port}`).join(' ');
  const airPlay =
    platform === 'darwin' && taken.some(({ port }) => port === 5000)
      ? '\nOn macOS, port 5000 is often held by AirPlay Receiver: System Settings, General, AirDrop & Handoff.'
      : '';
  return (
    `${taken.length === 1 ? 'This port is' : 'These ports are'} in use by another program: ${list}.\n` +
    `Stop that program and try again; "lsof -nP ${look}" shows which it is.${airPlay}`
  );
}

async function inUse(ports: EmulatorPort[]): Promise<EmulatorPort[]> {
  const free = await Promise.all(ports.map(({ port }) => isFree(port)));
  return ports.filter((_, index) => free[index] === false);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}
