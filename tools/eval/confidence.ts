import type { Measured } from './measure.ts';

export interface ConfidenceRow {
  confidence: string;
  drafts: number;
  right: number;
}

/** Useful confidence is ordered: high is right most often, low least. */
export function byConfidence(measured: Measured[]): ConfidenceRow[] {
  return ['high', 'medium', 'low'].map((confidence) => {
    const drafts = measured.filter((entry) => entry.outcome === 'ready' && entry.confidence === confidence);
    return { confidence, drafts: drafts.length, right: drafts.filter((entry) => entry.right).length };
  });
}

export function printConfidence(rows: ConfidenceRow[]): string {
  return [
    'confidence  drafts  right',
    ...rows.map(({ confidence, drafts, right }) => {
      const share = drafts === 0 ? '-' : (right / drafts).toFixed(2);
      return `${confidence.padEnd(10)}${String(drafts).padStart(8)}${share.padStart(7)}`;
    }),
  ].join('\n');
}
