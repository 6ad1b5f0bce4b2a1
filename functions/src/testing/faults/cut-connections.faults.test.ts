import { SCENARIOS } from './all-scenarios.ts';
import { cutOffFromDatabase, cutOffFromStorage, type CutOff } from './cut-off-workers.ts';
import type { CutAt } from './cutter.ts';
import { faultWorld } from './fault-world.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { ROUNDS } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { surviveCut } from './survive.ts';

const TEN_MINUTES = hangsAfterMs(10 * 60);

let cutOff: CutOff;

afterEach(async () => {
  await cutOff.worker.end();
  cutOff.cutter.end();
});

afterAll(() => database().terminate());

const USE_STORAGE = ['uploading and reading', 'replacing'];

const CASES = [
  ...SCENARIOS.map(([name, scenario]) => ({ name, scenario, what: 'the database', start: cutOffFromDatabase })),
  ...SCENARIOS.filter(([name]) => USE_STORAGE.includes(name)).map(([name, scenario]) => ({
    ...{ name, scenario, what: 'Storage', start: cutOffFromStorage },
  })),
];

async function survives(scenario: Scenario, cut: CutAt | null): Promise<number> {
  return surviveCut(scenario, cut, { world: await faultWorld(), ...cutOff });
}

test.each(CASES)(
  '$name loses, duplicates and leaks nothing when $what is cut off at any request, before or after it is carried out',
  async ({ name, scenario, what, start }) => {
    cutOff = await start();
    const requests = await survives(scenario, null);
    expect(requests).toBeGreaterThan(0);
    for (let round = 1; round <= ROUNDS; round++) {
      for (let at = 1; at <= requests; at++) {
        for (const when of ['before', 'after'] as const) {
          try {
            await survives(scenario, { at, when });
          } catch (error) {
            throw new Error(`${name}: ${what} cut ${when} request ${at} of ${requests}, round ${round}`, {
              cause: error,
            });
          }
        }
      }
    }
    process.stdout.write(`${name}: ${what} cut before and after each of ${requests} requests, ${ROUNDS} times\n`);
  },
  TEN_MINUTES * ROUNDS,
);
