import { setTimeout } from 'node:timers/promises';
import type { Study } from '@trialdesk/contract/entities/site';
import { SCENARIOS } from './all-scenarios.ts';
import { fileProtocol } from './document-scenarios.ts';
import { askAndDraft } from './drafting-with-model.ts';
import { faultWorld } from './fault-world.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { MODEL_FAULTS } from './model-faults.ts';
import { ModelStandIn } from './model-stand-in.ts';
import { randomFrom, ROUNDS, SEED } from './rounds.ts';
import type { Act } from './scenario.ts';
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
async function deliverBadly(to: Worker): Promise<void> {
  const events = (await pendingEvents()).flatMap((event) =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => event),
  );
  const shuffled = events.map((event) => ({ event, delay: random() * LONGEST_DELAY_MS }));
  await Promise.all([
    ...shuffled.map(async ({ event, delay }) => {
      await setTimeout(delay);
      await to.deliver(event.command, event.subject);
    }),
    to.deliver('sweep', '', 120),
  ]);
}

/** The event of the act itself, and the client's call, come twice at once too. */
async function survives({ act, heal, always, check, stepSeconds }: Act, to: Worker): Promise<void> {
  await Promise.allSettled([act(to), act(to)]);
  await heal?.();
  await act(to);
  await always?.();
  await deliverBadly(to);
  await settle(to, stepSeconds);
  await deliverBadly(to);
  await always?.();
  await check(to);
}

test.each(SCENARIOS)(
  '%s loses, duplicates and leaks nothing when events come several times, late and in any order',
  async (name, scenario) => {
    for (let round = 1; round <= ROUNDS; round++) {
      const act = await scenario(await faultWorld(), worker);
      try {
        await survives(act, worker);
      } catch (error) {
        throw new Error(`${name}: round ${round}, FAULT_SEED=${SEED}`, { cause: error });
      }
    }
  },
  FIVE_MINUTES * ROUNDS,
);

describe('a draft is written once, cited truly and shown to nobody, when events come several times, late and in any order', () => {
  let model: ModelStandIn;
  let modelled: Worker;
  let study: Study;

  beforeAll(async () => {
    const world = await faultWorld();
    study = world.study;
    await fileProtocol(worker, world);
    model = await ModelStandIn.start();
    modelled = await Worker.start(model.variables);
  });

  afterAll(async () => {
    await modelled.end();
    await model.end();
  });

  test.each(MODEL_FAULTS)(
    'while the model $name',
    async (fault) => {
      for (let round = 1; round <= ROUNDS; round++) {
        const lasts = (MODEL_FAULTS.indexOf(fault) + round) % 2 === 0;
        const act = await askAndDraft({ model, fault, lasts })(await faultWorld(study), modelled);
        try {
          await survives(act, modelled);
        } catch (error) {
          throw new Error(`${lasts ? 'For good: ' : ''}round ${round}, FAULT_SEED=${SEED}`, { cause: error });
        }
      }
    },
    FIVE_MINUTES * ROUNDS,
  );
});
