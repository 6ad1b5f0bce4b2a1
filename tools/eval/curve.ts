import type { Measured } from './measure.ts';
import { figuresOf } from './table.ts';

export interface CurvePoint {
  answerFrom: number;
  abstained: number | null;
  wrongAbstained: number | null;
  right: number | null;
}

const STEP = 0.1;

/** From a threshold that drafts everything to one that drafts only what no threshold withholds, as plain answers. */
export async function abstentionCurve(ask: (answerFrom: number) => Promise<Measured[]>): Promise<CurvePoint[]> {
  const points: CurvePoint[] = [];
  const fewest = countDrafts(await ask(Infinity));
  for (let step = 0; ; step++) {
    const answerFrom = Number((step * STEP).toFixed(1));
    const measured = await ask(answerFrom);
    const { abstained, wrongAbstained, right } = figuresOf(measured);
    points.push({ answerFrom, abstained, wrongAbstained, right });
    if (countDrafts(measured) === fewest) return points;
  }
}

const countDrafts = (measured: Measured[]) => measured.filter(({ outcome }) => outcome !== 'not_found').length;

export function printCurve(points: CurvePoint[]): string {
  return [
    'answers from  abstained  wrongly  right',
    ...points.map(
      ({ answerFrom, abstained, wrongAbstained, right }) =>
        answerFrom.toFixed(1).padEnd(12) +
        show(abstained).padStart(11) +
        show(wrongAbstained).padStart(9) +
        show(right).padStart(7),
    ),
  ].join('\n');
}

function show(value: number | null): string {
  return value === null ? '-' : value.toFixed(2);
}
