/** How many are named before the rest is counted (specification, sections 5 and 9). */
const NAMED = 3;

/** The first three names, and how many of `count` are not named: "North, South, East, +2 more". */
export function firstNames(names: readonly string[], count = names.length): string {
  const named = names.slice(0, NAMED);
  const others = count - named.length;
  return [...named, ...(others > 0 ? [`+${others} more`] : [])].join(', ');
}
