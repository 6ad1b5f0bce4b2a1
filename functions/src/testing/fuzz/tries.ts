import fc, { type Parameters, type Plugin } from 'fast-check';
import { hangsAfterMs } from '../hangs-after.ts';

/** How many times more than in `npm test` random tests try. */
const SCALE = Number(process.env.FUZZ_SCALE ?? 1);

/** Whether this is more than `npm test`. */
export const IS_LONG = SCALE > 1;

/** Of `npm test`, which must not fail for what nobody changed. */
const FIXED_SEED = 1;

/** `FUZZ_SEED` repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? (IS_LONG ? Math.trunc(Math.random() * 0x7fffffff) : FIXED_SEED));

/** Of `npm run soak`, whose figures are promised. */
const IS_SOAK = SCALE >= 100;

interface Extent {
  /** What is tried, for the printed figures. */
  what: string;
  runs: number;
  /** Longest time in `npm test`; a run that takes longer ends early without failing, except in a soak. */
  seconds: number;
}

/** Parameters of a random property; both limits grow with the scale. */
export function tries(extent: Extent): Parameters<unknown> {
  return {
    seed: SEED,
    numRuns: plannedOf(extent),
    plugins: [fc.interruptAfterTimeLimit(extent.seconds * SCALE * 1_000), printReached(extent)],
  };
}

function plannedOf({ runs }: Extent): number {
  return Math.ceil(runs * SCALE);
}

/** Prints how far it came, which its limit on time would otherwise hide. */
function printReached(extent: Extent): Plugin<unknown> {
  return () => {
    const begun = performance.now();
    return {
      onAllRunsComplete: ({ failed, numRuns }) => {
        if (failed) return;
        const planned = plannedOf(extent);
        const seconds = Math.round((performance.now() - begun) / 1_000);
        const reached = `${extent.what}: ${numRuns} of ${planned} in ${seconds} of ${extent.seconds * SCALE} seconds`;
        process.stdout.write(`${reached}\n`);
        if (IS_SOAK && numRuns < planned) throw new Error(reached);
      },
    };
  };
}

/** Timeout of a test with these tries, with time to reduce a failure. */
export function timeoutOf({ seconds }: Extent): number {
  return hangsAfterMs(seconds * SCALE + 60);
}

/** Name of a random test, which says how to repeat it. */
export function seeded(what: string): string {
  return `${what} (FUZZ_SEED=${SEED})`;
}
