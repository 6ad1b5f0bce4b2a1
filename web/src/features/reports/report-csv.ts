import type { Report, ReportGroup } from '@trialdesk/contract/replies/reports';
import { FIGURE_CODES, FIGURES, GROUPING_CODES, GROUPINGS } from '@trialdesk/contract/reports';

const COLUMNS = [
  'Group',
  'Name',
  ...Object.values(FIGURES),
  'Minutes to answer (median)',
  'Minutes to answer (90th percentile)',
  'Relevance',
  'Tone',
  'Citation quality',
];

/** With column headers: all questions, then every group. */
export function reportCsvRows({ all, groups }: Report): string[][] {
  return [
    COLUMNS,
    rowOf('All', { label: '', figures: all }),
    ...GROUPING_CODES.flatMap((order) => groups[order].map((group) => rowOf(GROUPINGS[order], group))),
  ];
}

function rowOf(kind: string, { label, figures }: Pick<ReportGroup, 'label' | 'figures'>): string[] {
  const { counts, minutes, scores } = figures;
  return [
    kind,
    label,
    ...FIGURE_CODES.map((figure) => String(counts[figure])),
    ...[minutes?.median, minutes?.p90].map((value) => (value === undefined ? '' : String(Math.round(value)))),
    ...[scores?.relevance, scores?.tone, scores?.citation_quality].map((value) => value?.toFixed(2) ?? ''),
  ];
}
