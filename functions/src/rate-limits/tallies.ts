/** Uses of one allowance in one window, as an instance knows them. */
interface Tally {
  /** When they were last counted. */
  counted: number;
  /** Its own since then. */
  own: number;
}

const MOST_KEPT = 10_000;

/**
 * Counts uses in the instance's memory, and everybody's only now and then, so that a call seldom waits for a counter. In
 * between, each instance may allow as many uses too many as it counts by itself.
 */
export class Tallies {
  private readonly tallies = new Map<string, Tally>();
  private readonly most: number;
  private readonly step: number;

  /** Counts everybody's uses every `step` uses. */
  constructor({ most, step }: { most: number; step: number }) {
    this.most = most;
    this.step = step;
  }

  /** False if nothing is left in the window. `count` returns everybody's uses, to which it adds those given. */
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
