/** From which average likeness of their members on two groups become one; set as the weights of `likenesses`. */
const ALIKE = 0.42;

interface Nearest {
  other: number;
  likeness: number;
}

/**
 * Groups by average linkage: the two most alike become one until none are alike enough. Takes the likeness of each to its
 * neighbours by their places; others count as not alike at all. Returns every place once. Pauses between groups.
 */
export async function groupAlike(
  likeness: readonly ReadonlyMap<number, number>[],
  pause: () => Promise<void>,
): Promise<number[][]> {
  const groups = new Map(likeness.map((_, at) => [at, [at]]));
  /** Sums over the pairs of members. */
  const sums = symmetric(likeness);
  const nearest = new Map<number, Nearest>();

  const sizeOf = (group: number) => groups.get(group)?.length ?? 0;
  const findNearest = (group: number) => {
    let found: Nearest | null = null;
    for (const [other, sum] of sums.get(group) ?? []) {
      const average = sum / (sizeOf(group) * sizeOf(other));
      if (average >= ALIKE && (!found || average > found.likeness)) found = { other, likeness: average };
    }
    if (found) nearest.set(group, found);
    else nearest.delete(group);
  };

  for (const group of groups.keys()) findNearest(group);
  for (let pair = mostAlike(nearest); pair; pair = mostAlike(nearest)) {
    await pause();
    const [kept, merged] = pair;
    groups.get(kept)?.push(...(groups.get(merged) ?? []));
    groups.delete(merged);
    nearest.delete(merged);
    mergeSums(sums, kept, merged);
    findNearest(kept);
    for (const other of sums.get(kept)?.keys() ?? []) findNearest(other);
  }
  return [...groups.values()];
}

type Sums = Map<number, Map<number, number>>;

function symmetric(likeness: readonly ReadonlyMap<number, number>[]): Sums {
  const sums: Sums = new Map(likeness.map((_, at) => [at, new Map<number, number>()]));
  for (const [at, neighbours] of likeness.entries()) {
    for (const [other, value] of neighbours) {
      sums.get(at)?.set(other, value);
      sums.get(other)?.set(at, value);
    }
  }
  return sums;
}

function mostAlike(nearest: ReadonlyMap<number, Nearest>): [number, number] | null {
  let best: { group: number; found: Nearest } | null = null;
  for (const [group, found] of nearest) if (!best || found.likeness > best.found.likeness) best = { group, found };
  return best && [best.group, best.found.other];
}

function mergeSums(sums: Sums, kept: number, merged: number): void {
  const into = sums.get(kept);
  for (const [other, sum] of sums.get(merged) ?? []) {
    const ofOther = sums.get(other);
    ofOther?.delete(merged);
    if (other === kept) continue;
    const total = (into?.get(other) ?? 0) + sum;
    into?.set(other, total);
    ofOther?.set(kept, total);
  }
  sums.delete(merged);
}
