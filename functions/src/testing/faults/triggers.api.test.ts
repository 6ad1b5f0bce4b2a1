import { setTimeout } from 'node:timers/promises';
import { SCENARIOS } from './all-scenarios.ts';
import { faultWorld } from './fault-world.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { randomFrom, ROUNDS, SEED } from './rounds.ts';
import { pendingEvents, settle } from './settle.ts';
import { Worker } from './worker.ts';

const FIVE_MINUTES = hangsAfterMs(5 * 60);
const LONGEST_DELAY_MS = 400;

const random = randomFrom(SEED);
let worker: Worker;

beforeAll(async () => {
  process.stdout.write(`FAULT_SEED=${SEED}\n`);
  worker = await Worker.start();
});

afterAll(async () => {
  await worker.end();
  await database().terminate();
});

/** Each event two or three times, delayed, in any order, while the sweep runs too. */
async function deliverBadly(): Promise<void> {
  const events = (await pendingEvents()).flatMap((event) =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => event),
  );
  const shuffled = events.map((event) => ({ event, delay: random() * LONGEST_DELAY_MS }));
  await Promise.all([
    ...shuffled.map(async ({ event, delay }) => {
      await setTimeout(delay);
      await worker.deliver(event.command, event.subject);
    }),
    worker.deliver('sweep', '', 120),
  ]);
}

test.each(SCENARIOS)(
  '%s loses, duplicates and leaks nothing when events come several times, late and in any order',
  async (name, scenario) => {
    for (let round = 1; round <= ROUNDS; round++) {
      const { act, always, check } = await scenario(await faultWorld(), worker);
      // The event of the act itself, and the client's call, twice at once too.
      await Promise.allSettled([act(worker), act(worker)]);
      await act(worker);
      await always?.();
      await deliverBadly();
      await settle(worker);
      await deliverBadly();
      await always?.();
      try {
        await check(worker);
      } catch (error) {
        throw new Error(`${name}: round ${round}, FAULT_SEED=${SEED}`, { cause: error });
      }
    }
  },
  FIVE_MINUTES * ROUNDS,
);
