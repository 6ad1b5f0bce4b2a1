import { SCENARIOS } from './all-scenarios.ts';
import { emptyWorld, faultWorld } from './fault-world.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { ROUNDS } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { repeated, surviveKill, writesOf, type Desk } from './survive.ts';
import { Worker } from './worker.ts';
import type { Kill } from './write-points.ts';

const TEN_MINUTES = hangsAfterMs(10 * 60);

afterAll(() => database().terminate());

const start = () => Worker.start();
let desk: Desk;

beforeEach(async () => {
  desk = { worker: await start(), start };
});

afterEach(() => desk.worker.end());

async function survives(scenario: Scenario, kill: Kill): Promise<void> {
  await repeated(emptyWorld);
  await surviveKill(scenario, kill, { world: await faultWorld(), desk });
}

test.each(SCENARIOS)(
  '%s loses, duplicates and leaks nothing when its process is killed before or after any write',
  async (name, scenario) => {
    const writes = await writesOf(scenario, { world: await faultWorld(), desk });
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
