import { expect } from '@jest/globals';
import type { CutAt, Cutter } from './cutter.ts';
import type { FaultWorld } from './fault-world.ts';
import type { Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import type { Worker } from './worker.ts';
import type { Kill } from './write-points.ts';

const MOST_REPETITIONS = 8;

/** As people and triggers do, while locks of an ended process are left. */
export async function repeated(act: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count++) {
    try {
      await act();
      return;
    } catch (error) {
      if (count === MOST_REPETITIONS) throw error;
    }
  }
}

/** Its worker is replaced by a new one after each kill. */
export interface Desk {
  worker: Worker;
  start: () => Promise<Worker>;
}

interface Staged {
  world: FaultWorld;
  desk: Desk;
}

/** Without a fault; returns how many writes there are. */
export async function writesOf(scenario: Scenario, { world, desk: { worker } }: Staged): Promise<number> {
  const { act, heal, check, stepSeconds } = await scenario(world, worker);
  await worker.arm(null);
  await act(worker);
  const { writes } = await worker.seen();
  await heal?.();
  await settle(worker, stepSeconds);
  await check(worker);
  return writes;
}

/** Kills the process, then repeats the act in a new one. */
export async function surviveKill(scenario: Scenario, kill: Kill, { world, desk }: Staged): Promise<void> {
  const { act, heal, always, check, stepSeconds } = await scenario(world, desk.worker);
  await desk.worker.arm(kill);
  await expect(act(desk.worker)).rejects.toThrow(/fetch failed|terminated/);
  await desk.worker.end();
  desk.worker = await desk.start();
  await heal?.();
  await always?.();
  await repeated(() => act(desk.worker));
  await always?.();
  await repeated(() => settle(desk.worker, stepSeconds));
  await always?.();
  await check(desk.worker);
}

interface Connected {
  world: FaultWorld;
  worker: Worker;
  cutter: Cutter;
}

/**
 * The call may fail or be repeated by the library; its client repeats it in any case. Returns how many requests there
 * were.
 */
export async function surviveCut(scenario: Scenario, cut: CutAt | null, connected: Connected): Promise<number> {
  const { world, worker, cutter } = connected;
  const { act, heal, always, check, stepSeconds } = await scenario(world, worker);
  cutter.arm(cut);
  if (cut) await act(worker).catch(() => undefined);
  else await act(worker);
  const requests = cutter.arm(null);
  await heal?.();
  await always?.();
  await act(worker);
  await settle(worker, stepSeconds);
  await always?.();
  await check(worker);
  return requests;
}
