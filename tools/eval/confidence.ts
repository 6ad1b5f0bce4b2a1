import type { Measured } from './measure.ts';

/** How often drafts of a confidence are right. */
export interface ConfidenceRow {
  confidence: string;
  drafts: number;
  right: number;
}

/** Confidence is of use only if it is ordered: high right more often than medium, medium than low. */
export function byConfidence(measured: Measured[]): ConfidenceRow[] {
  return ['high', 'medium', 'low'].map((confidence) => {
    const drafts = measured.filter((entry) => entry.outcome === 'ready' && entry.confidence === confidence);
    return { confidence, drafts: drafts.length, right: drafts.filter((entry) => entry.right).length };
  });
}

/** As a table. */
export function printConfidence(rows: ConfidenceRow[]): string {
  return [
    'confidence  drafts  right',
    ...rows.map(({ confidence, drafts, right }) => {
      const share = drafts === 0 ? '-' : (right / drafts).toFixed(2);
      return `${confidence.padEnd(10)}${String(drafts).padStart(8)}${share.padStart(7)}`;
    }),
  ].join('\n');
}
