import type { Measured } from './measure.ts';
import { figuresOf, type Figures } from './table.ts';

type Figure = keyof Figures;

/** 1: more is better; -1: less is better; 0: neither, or depends on the machine. */
const BETTER: Record<Figure, 1 | 0 | -1> = {
  questions: 0,
  page1: 1,
  page5: 1,
  page10: 1,
  page20: 1,
  pageGiven: 1,
  pageToGemini: 1,
  evidence1: 1,
  evidence5: 1,
  evidence10: 1,
  evidence20: 1,
  evidenceGiven: 1,
  evidenceToGemini: 1,
  right: 1,
  citedGold: 1,
  verbatim: 1,
  abstained: 1,
  wrongAbstained: -1,
  milliseconds: 0,
  reads: -1,
};

/** All questions first, then question by question. */
export function changes(before: Measured[], after: Measured[]): string[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const questions = after.flatMap((entry) => {
    const earlier = known.get(entry.id);
    return earlier ? changesOf(earlier, entry).map((change) => `${entry.id}: ${change}`) : [`${entry.id}: new`];
  });
  return [...changedFigures(before, after).map(({ line }) => line), ...questions];
}

/** Whether any figure of all questions is worse, in one line. */
export function verdict(before: Measured[], after: Measured[]): string {
  const worse = changedFigures(before, after).filter(({ isWorse }) => isWorse);
  return worse.length === 0 ? 'No figure is worse.' : `WORSE: ${worse.map(({ line }) => line).join('; ')}`;
}

function changedFigures(before: Measured[], after: Measured[]): { line: string; isWorse: boolean }[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  return (Object.keys(BETTER) as Figure[])
    .filter((figure) => figure !== 'milliseconds' && old[figure] !== now[figure])
    .map((figure) => ({
      line: `${figure}: ${show(old[figure])} -> ${show(now[figure])}`,
      isWorse: BETTER[figure] * ((now[figure] ?? 0) - (old[figure] ?? 0)) < 0,
    }));
}

function show(value: number | null): string {
  return value?.toFixed(2) ?? '-';
}

function changesOf(before: Measured, after: Measured): string[] {
  const rank = (at: number | null) => (at === null ? '-' : String(at));
  return [
    ...(before.right === after.right ? [] : [after.right ? 'now right' : 'no longer right']),
    ...(before.outcome === after.outcome ? [] : [`${before.outcome} -> ${after.outcome}`]),
    ...(before.goldPageAt === after.goldPageAt
      ? []
      : [`gold page at ${rank(before.goldPageAt)} -> ${rank(after.goldPageAt)}`]),
    ...(before.evidenceAt === after.evidenceAt
      ? []
      : [`evidence at ${rank(before.evidenceAt)} -> ${rank(after.evidenceAt)}`]),
  ];
}
