import fc, { type Parameters } from 'fast-check';
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
const SOAK_SCALE = 100;

/** Throws if a soak has reached less than it promises, which its limit on time would otherwise hide. Prints both. */
export function expectReached(what: string, done: number, promised: number): void {
  process.stdout.write(`${what}: ${done}${SCALE < SOAK_SCALE ? '' : ` of at least ${promised}`}\n`);
  if (SCALE >= SOAK_SCALE && done < promised)
    throw new Error(`${what}: only ${done} of ${promised} in the time allowed`);
}

interface Extent {
  runs: number;
  /** Longest time in `npm test`; a run that takes longer ends early without failing. */
  seconds: number;
}

/** Parameters of a random property; both limits grow with the scale. */
export function tries({ runs, seconds }: Extent): Parameters<unknown> {
  return {
    seed: SEED,
    numRuns: Math.ceil(runs * SCALE),
    plugins: [fc.interruptAfterTimeLimit(seconds * SCALE * 1_000)],
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
