import type { Study } from '@trialdesk/contract/entities/site';
import { cutOffFromDatabase, cutOffFromStorage, type CutOff } from './cut-off-workers.ts';
import type { CutAt } from './cutter.ts';
import { fileProtocol } from './document-scenarios.ts';
import { askAndDraft } from './drafting-with-model.ts';
import { emptyWorld, faultWorld } from './fault-world.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { MODEL_FAULTS, type ModelFault } from './model-faults.ts';
import { ModelStandIn } from './model-stand-in.ts';
import { randomFrom, ROUNDS, SEED } from './rounds.ts';
import { repeated, surviveCut, surviveKill, writesOf, type Desk } from './survive.ts';
import { Worker } from './worker.ts';

const FIVE_MINUTES = hangsAfterMs(5 * 60);

const random = randomFrom(SEED);
const isHeads = () => random() < 0.5;
const when = () => (isHeads() ? 'before' : 'after');

/** In a round, which takes minutes; many rounds meet all. */
const PLACES = 3;

/** Of `count` places, from 1; the seed chooses. */
function somePlaces(count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => ({ at: at + 1, order: random() }));
  return all
    .sort((one, other) => one.order - other.order)
    .slice(0, PLACES)
    .map(({ at }) => at);
}

let model: ModelStandIn;
let study: Study;

beforeAll(async () => {
  process.stdout.write(`FAULT_SEED=${SEED}\n`);
  await repeated(emptyWorld);
  model = await ModelStandIn.start();
  const world = await faultWorld();
  // Without a model, which would be asked for facts.
  const reader = await Worker.start();
  await fileProtocol(reader, world);
  await reader.end();
  study = world.study;
}, FIVE_MINUTES);

afterAll(async () => {
  await model.end();
  await database().terminate();
});

const start = () => Worker.start(model.variables);

/** A question of a new site, at a model that fails for a while or for good. */
const staged = async (fault: ModelFault, lasts = isHeads()) => ({
  scenario: askAndDraft({ model, fault, lasts }),
  how: `while the model ${fault.name}${lasts ? ', for good' : ''}, FAULT_SEED=${SEED}`,
  world: await faultWorld(study),
});

async function named(what: string, attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    throw new Error(what, { cause: error });
  }
}

describe('a draft is written once, cited truly and shown to nobody', () => {
  test.each(MODEL_FAULTS)(
    'while the model $name and the process is killed before or after any write',
    async (fault) => {
      const desk: Desk = { worker: await start(), start };
      try {
        const known = await staged(fault, false);
        const writes = await writesOf(known.scenario, { world: known.world, desk });
        expect(writes).toBeGreaterThan(0);
        for (let round = 1; round <= ROUNDS; round++) {
          for (const at of somePlaces(writes)) {
            const kill = { at, when: when() } as const;
            const { scenario, world, how } = await staged(fault);
            const what = `Killed ${kill.when} write ${at} of ${writes}, round ${round}, ${how}`;
            await named(what, () => surviveKill(scenario, kill, { world, desk }));
          }
        }
        process.stdout.write(`The model ${fault.name}: killed at ${PLACES} of ${writes} writes, ${ROUNDS} times\n`);
      } finally {
        await desk.worker.end();
      }
    },
    FIVE_MINUTES * ROUNDS,
  );

  async function survives(fault: ModelFault, cut: CutAt, cutOff: CutOff): Promise<void> {
    const { scenario, world, how } = await staged(fault);
    await named(`Cut ${cut.when} request ${cut.at} ${how}`, () => surviveCut(scenario, cut, { world, ...cutOff }));
  }

  test.each(MODEL_FAULTS)(
    'while the model $name and the database is cut off at any commit',
    async (fault) => {
      const cutOff = await cutOffFromDatabase(model.variables);
      try {
        const known = await staged(fault, true);
        const commits = await surviveCut(known.scenario, null, { world: known.world, ...cutOff });
        expect(commits).toBeGreaterThan(0);
        for (let round = 1; round <= ROUNDS; round++) {
          for (const at of somePlaces(commits)) await survives(fault, { at, when: when() }, cutOff);
        }
        process.stdout.write(`The model ${fault.name}: cut at ${PLACES} of ${commits} commits, ${ROUNDS} times\n`);
      } finally {
        await cutOff.worker.end();
        cutOff.cutter.end();
      }
    },
    FIVE_MINUTES * ROUNDS,
  );

  test.each(MODEL_FAULTS)(
    'while the model $name and Storage is gone',
    async (fault) => {
      for (let round = 1; round <= ROUNDS; round++) {
        // A new process has no passages in its memory.
        const cutOff = await cutOffFromStorage(model.variables);
        try {
          await survives(fault, { at: 1, when: when(), lasts: true }, cutOff);
        } finally {
          await cutOff.worker.end();
          cutOff.cutter.end();
        }
      }
    },
    FIVE_MINUTES * ROUNDS,
  );
});
