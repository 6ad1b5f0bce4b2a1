/** How often each fault happens: once, or in the long run as often as this says. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);

/** Printed, so that a run can be repeated; always the same in `npm test`. */
export const SEED = Number(process.env.FAULT_SEED ?? (ROUNDS > 1 ? Date.now() % 1_000_000 : 1));

/** Seeded (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
