import { SCENARIOS } from './all-scenarios.ts';
import { emptyWorld, faultWorld } from './fault-world.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { ROUNDS } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import { Worker } from './worker.ts';
import type { Kill } from './write-points.ts';

const TEN_MINUTES = hangsAfterMs(10 * 60);

afterAll(() => database().terminate());

let worker: Worker;

beforeEach(async () => {
  worker = await Worker.start();
});

afterEach(() => worker.end());

const MOST_REPETITIONS = 8;

/** As people and triggers do, while locks of the ended process are left. */
async function repeated(act: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count++) {
    try {
      await act();
      return;
    } catch (error) {
      if (count === MOST_REPETITIONS) throw error;
    }
  }
}

/** Kills the process, then repeats the act in a new one. */
async function survives(scenario: Scenario, kill: Kill): Promise<void> {
  await repeated(emptyWorld);
  const { act, always, check } = await scenario(await faultWorld(), worker);
  await worker.arm(kill);
  await expect(act(worker)).rejects.toThrow(/fetch failed|terminated/);
  await worker.end();
  worker = await Worker.start();
  await always?.();
  await repeated(() => act(worker));
  await always?.();
  await repeated(() => settle(worker));
  await always?.();
  await check(worker);
}

/** Without a fault; returns how many writes there are. */
async function writesOf(scenario: Scenario): Promise<number> {
  const { act, check } = await scenario(await faultWorld(), worker);
  await worker.arm(null);
  await act(worker);
  const { writes } = await worker.seen();
  await settle(worker);
  await check(worker);
  return writes;
}

test.each(SCENARIOS)(
  '%s loses, duplicates and leaks nothing when its process is killed before or after any write',
  async (name, scenario) => {
    const writes = await writesOf(scenario);
    expect(writes).toBeGreaterThan(0);
    for (let round = 1; round <= ROUNDS; round++) {
      for (let at = 1; at <= writes; at++) {
        for (const when of ['before', 'after'] as const) {
          try {
            await survives(scenario, { at, when });
          } catch (error) {
            throw new Error(`${name}: killed ${when} write ${at} of ${writes}, round ${round}`, { cause: error });
          }
        }
      }
    }
    process.stdout.write(`${name}: killed before and after each of ${writes} writes, ${ROUNDS} times\n`);
  },
  TEN_MINUTES * ROUNDS,
);
