interface Rows {
  /** Null when none has the focus. */
  focused: number | null;
  overscan: number;
  /** Of all rows. */
  count: number;
}

/**
 * The rendered rows, extended so that the focused row has `overscan` neighbours on each side. Rows stay without a gap: a
 * focused row that was scrolled further away than that is not rendered.
 */
export function aroundFocus(rendered: readonly number[], { focused, overscan, count }: Rows): number[] {
  const [first, last] = [rendered.at(0), rendered.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isNear = focused !== null && focused >= first - overscan && focused <= last + overscan;
  const start = isNear ? Math.max(0, Math.min(first, focused - overscan)) : first;
  const end = isNear ? Math.min(count - 1, Math.max(last, focused + overscan)) : last;
  return Array.from({ length: end - start + 1 }, (_, at) => start + at);
}
