import fc from 'fast-check';
import { checkChain } from '../audit/check-chain.ts';
import { linkAudit } from '../audit/link-audit.ts';
import { LOCAL_PUBLIC_KEY, localSigner } from '../audit/signing/local-key.ts';
import { ApiWorld } from '../testing/api-world.ts';
import { IS_LONG, seeded, timeoutOf, tries } from '../testing/fuzz/tries.ts';
import { hangsAfterMs } from '../testing/hangs-after.ts';
import { checkInvariants } from '../testing/model/invariants.ts';
import { RandomWorld } from '../testing/model/random-world.ts';
import { steps } from '../testing/model/steps.ts';

const STEPS = IS_LONG ? 40 : 10;

/** In `npm run soak` 50 worlds of 40 steps, on a busy machine in a quarter of an hour. */
const EXTENT = { what: 'Random worlds', ...(IS_LONG ? { runs: 0.5, seconds: 30 } : { runs: 2, seconds: 40 }) };

const world = new ApiWorld();
let done = 0;
let changed = 0;

afterAll(async () => {
  process.stdout.write(`Random steps: ${done}; changes on record: ${changed}\n`);
  await world.end();
}, hangsAfterMs(600));

async function chainFaults(): Promise<unknown[]> {
  await linkAudit({ now: new Date().toISOString(), sign: localSigner, settlingSeconds: -1 });
  return (await checkChain(LOCAL_PUBLIC_KEY, null)).faults;
}

test(
  seeded('whatever people do, sites see what was sent to them, and everything is counted, recorded and cited truly'),
  async () => {
    const known = await chainFaults();
    await fc.assert(
      fc.asyncProperty(steps(STEPS), async (list) => {
        const random = new RandomWorld(world);
        await random.open();
        for (const [at, step] of list.entries()) {
          try {
            await random.perform(step);
            await checkInvariants(random);
          } catch (error) {
            throw new Error(`After step ${at + 1}, ${JSON.stringify(step)}`, { cause: error });
          }
          done += 1;
        }
        changed += [...random.state.audit.values()].reduce((sum, count) => sum + count, 0);
        expect(await chainFaults()).toEqual(known);
      }),
      { ...tries(EXTENT), endOnFailure: true },
    );
  },
  timeoutOf(EXTENT),
);
