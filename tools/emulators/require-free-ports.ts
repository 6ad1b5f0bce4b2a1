import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { runsHolding, type OtherRun } from './other-runs.ts';
import { ownPorts, portsInUse, type EmulatorPort } from './ports.ts';

const RELEASE_TIMEOUT_MS = 2000;

/** @throws PlainError naming the ports in use */
export async function requireFreePorts(): Promise<void> {
  const ports = ownPorts();
  // A process that has just exited can hold its ports briefly.
  const deadline = Date.now() + RELEASE_TIMEOUT_MS;
  let taken = await portsInUse(ports);
  while (taken.length > 0 && Date.now() < deadline) {
    await wait(100);
    taken = await portsInUse(taken);
  }
  if (taken.length > 0) throw new PlainError(portsInUseMessage(taken, process.platform, runsHolding(taken)));
}

export function portsInUseMessage(
  taken: EmulatorPort[],
  platform: NodeJS.Platform,
  others: readonly OtherRun[] = [],
): string {
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  const look = taken.map(({ port }) => `-i :${port}`).join(' ');
  const airPlay =
    platform === 'darwin' && taken.some(({ port }) => port === 5000)
      ? '\nOn macOS, port 5000 is often held by AirPlay Receiver: System Settings, General, AirDrop & Handoff.'
      : '';
  const [own] = others;
  return (
    `${taken.length === 1 ? 'This port is' : 'These ports are'} in use by another program: ${list}.\n` +
    (own
      ? `They belong to TrialDesk in ${own.folder}. Stop it with Ctrl-C in its terminal, or with "kill ${own.pid}".`
      : `Stop that program and try again; "lsof -nP ${look}" shows which it is.${airPlay}`)
  );
}
