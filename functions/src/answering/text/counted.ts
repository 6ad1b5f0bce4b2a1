/** Bounds and tolerances. */
export const BOUND_SIGNS = '<>≤≥±';

/** Searched with their count, as `visit:10`. */
export const COUNTED = ['visit', 'day', 'week', 'month', 'cycle', 'grade', 'cohort'];

/** `V10`, `C1D1`, `G4` */
export const COUNTED_BY_LETTER: Record<string, string> = { v: 'visit', d: 'day', w: 'week', c: 'cycle', g: 'grade' };

/** Words whose number is a name, not a value: `Section 5`, `Week 4`. */
const NUMBERED = new Map([
  ...[
    ...COUNTED,
    ...'arm part phase section table figure version stage group step period level amendment type'.split(' '),
  ].flatMap((name): [string, string][] => [
    [name, name],
    [`${name}s`, name],
  ]),
  ['appendix', 'appendix'],
  ['appendices', 'appendix'],
  ['class', 'class'],
  ['classes', 'class'],
]);

/** The singular. */
export function numberedName(word: string): string | undefined {
  return NUMBERED.get(word);
}
