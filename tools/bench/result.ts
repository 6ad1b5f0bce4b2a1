export interface Ratio {
  name: string;
  milliseconds: number;
  baseMilliseconds: number;
  ratio: number;
  /** Null for none. */
  target: number | null;
}

/** Independent of the machine's speed. */
export interface Quantity {
  name: string;
  value: number;
  unit: string;
  /** Null for none. */
  target: number | null;
}

export interface BenchResult {
  ratios: Ratio[];
  quantities: Quantity[];
}

export function joined(results: readonly BenchResult[]): BenchResult {
  return {
    ratios: results.flatMap(({ ratios }) => ratios),
    quantities: results.flatMap(({ quantities }) => quantities),
  };
}

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

/** Names of measurements above their target. */
export function missed({ ratios, quantities }: BenchResult): string[] {
  return [
    ...ratios.filter(({ ratio, target }) => target !== null && ratio > target),
    ...quantities.filter(({ value, target }) => target !== null && value > target),
  ].map(({ name }) => name);
}

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
