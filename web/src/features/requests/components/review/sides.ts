/** One of two opposites, as a text has it. */
export interface Side {
  pair: string;
  isOne: boolean;
  /** What it is said of; null if that is not known. */
  of: string | null;
  /** Of a value; null if unknown. */
  unit?: string | null;
}

/** The sides of a statement whose opposite what it cites has. None that either has both of. */
export function opposedSides(stated: readonly Side[], cited: readonly Side[]): Side[] {
  return stated.filter((side) => {
    const has = (sides: readonly Side[], isOne: boolean) =>
      sides.some((other) => other.isOne === isOne && isOfSame(side, other));
    return has(cited, !side.isOne) && !has(cited, side.isOne) && !has(stated, !side.isOne);
  });
}

function isOfSame(one: Side, other: Side): boolean {
  const [unit = null, otherUnit = null] = [one.unit, other.unit];
  const hasSameUnit = unit === null || otherUnit === null || unit === otherUnit;
  return one.pair === other.pair && one.of === other.of && hasSameUnit;
}
