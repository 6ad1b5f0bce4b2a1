import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { HOST, type EmulatorPort } from './ports.ts';

const CHECKS_BEFORE_GONE = 2;

interface Watch {
  signal: AbortSignal;
  everyMs?: number;
}

/** Name of the first emulator whose port is closed, as after a crash; null once aborted. */
export async function firstGone(ports: EmulatorPort[], { signal, everyMs = 2000 }: Watch): Promise<string | null> {
  const closed = new Map<string, number>();
  while (!signal.aborted) {
    await wait(everyMs, undefined, { ref: false });
    for (const { name, port } of ports) {
      const times = (await isOpen(port)) ? 0 : (closed.get(name) ?? 0) + 1;
      closed.set(name, times);
      if (times >= CHECKS_BEFORE_GONE) return name;
    }
  }
  return null;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST });
    const settle = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
