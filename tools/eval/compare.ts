import type { Measured } from './measure.ts';
import { figuresOf, type Figures } from './table.ts';

/** What has changed from one run to another: the figures of all questions, then question by question. */
export function differences(before: Measured[], after: Measured[]): string[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  const figures = (Object.keys(now) as (keyof Figures)[])
    .filter((key) => key !== 'milliseconds' && old[key] !== now[key])
    .map((key) => `${key}: ${old[key]?.toFixed(2) ?? '-'} -> ${now[key]?.toFixed(2) ?? '-'}`);
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const questions = after.flatMap((entry) => {
    const earlier = known.get(entry.id);
    return earlier ? changesOf(earlier, entry).map((change) => `${entry.id}: ${change}`) : [`${entry.id}: new`];
  });
  return [...figures, ...questions];
}

function changesOf(before: Measured, after: Measured): string[] {
  const place = (at: number | null) => (at === null ? '-' : String(at));
  return [
    ...(before.right === after.right ? [] : [after.right ? 'now right' : 'no longer right']),
    ...(before.outcome === after.outcome ? [] : [`${before.outcome} -> ${after.outcome}`]),
    ...(before.goldPageAt === after.goldPageAt
      ? []
      : [`gold page at ${place(before.goldPageAt)} -> ${place(after.goldPageAt)}`]),
    ...(before.evidenceAt === after.evidenceAt
      ? []
      : [`evidence at ${place(before.evidenceAt)} -> ${place(after.evidenceAt)}`]),
  ];
}
