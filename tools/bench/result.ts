/** Two things measured side by side in one run. */
export interface Ratio {
  name: string;
  milliseconds: number;
  baseMilliseconds: number;
  ratio: number;
  /** The most that it may be; null where nothing was agreed. */
  target: number | null;
}

/** A quantity that does not depend on how fast the machine is. */
export interface Quantity {
  name: string;
  value: number;
  unit: string;
  /** The most that it may be; null where nothing was agreed. */
  target: number | null;
}

export interface BenchResult {
  ratios: Ratio[];
  quantities: Quantity[];
}

/** A line for each measurement: what it is, its value, and how it stands to its target. */
export function printResult({ ratios, quantities }: BenchResult): string {
  const rows = [
    ...ratios.map(({ name, milliseconds, baseMilliseconds, ratio, target }) => ({
      name,
      value: `${ratio.toFixed(2)} x`,
      detail: `${milliseconds.toFixed(1)} ms against ${baseMilliseconds.toFixed(1)} ms`,
      verdict: verdictOf(ratio, target, ' x'),
    })),
    ...quantities.map(({ name, value, unit, target }) => ({
      name,
      value: `${value} ${unit}`,
      detail: '',
      verdict: verdictOf(value, target, ` ${unit}`),
    })),
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, detail, verdict }) =>
      [name.padEnd(width), value.padStart(12), verdict.padEnd(22), detail].join('  ').trimEnd(),
    )
    .join('\n');
}

/** The names of what is above its target. */
export function missed({ ratios, quantities }: BenchResult): string[] {
  return [
    ...ratios.filter(({ ratio, target }) => target !== null && ratio > target),
    ...quantities.filter(({ value, target }) => target !== null && value > target),
  ].map(({ name }) => name);
}

/** How each measurement that both runs have went from one to the other. */
export function compareResults(before: BenchResult, after: BenchResult): string[] {
  const valuesOf = ({ ratios, quantities }: BenchResult) =>
    new Map([
      ...ratios.map(({ name, ratio }): [string, string] => [name, `${ratio.toFixed(2)} x`]),
      ...quantities.map(({ name, value, unit }): [string, string] => [name, `${value} ${unit}`]),
    ]);
  const known = valuesOf(before);
  return [...valuesOf(after)].flatMap(([name, value]) => {
    const earlier = known.get(name);
    return earlier === undefined || earlier === value ? [] : [`${name}: ${earlier} -> ${value}`];
  });
}

function verdictOf(value: number, target: number | null, unit: string): string {
  if (target === null) return '';
  return `${value <= target ? 'within' : 'ABOVE'} ${target}${unit}`;
}
