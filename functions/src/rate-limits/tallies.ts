/** Of one allowance in one window, as an instance knows it. */
interface Tally {
  /** Everybody's, when last counted. */
  counted: number;
  /** This instance's since then. */
  own: number;
}

const MOST_KEPT = 10_000;

/**
 * Counts in the instance's memory, and everybody's uses only now and then, so that a call seldom waits for a counter.
 * In between, each instance may allow `step` uses too many.
 */
export class Tallies {
  private readonly tallies = new Map<string, Tally>();
  private readonly most: number;
  private readonly step: number;

  constructor({ most, step }: { most: number; step: number }) {
    this.most = most;
    this.step = step;
  }

  /** False if nothing is left in the window. `count` adds the given uses to everybody's and returns the sum. */
  async use(window: string, count: (uses: number) => Promise<number>): Promise<boolean> {
    const tally = this.tallies.get(window) ?? { counted: await count(0), own: 0 };
    if (this.tallies.size >= MOST_KEPT) this.tallies.clear();
    this.tallies.set(window, tally);
    if (tally.own >= this.step) {
      const own = tally.own;
      tally.own = 0;
      tally.counted = await count(own);
    }
    if (tally.counted + tally.own >= this.most) return false;
    tally.own += 1;
    return true;
  }
}
