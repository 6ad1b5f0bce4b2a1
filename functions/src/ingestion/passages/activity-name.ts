const MARKS = /(?:\s[Xx✓✔●•]\p{L}?)+\s*$/u;

/** A schedule's row without the marks in its columns: `12-lead ECG X X` is `12-lead ECG`. */
export function activityName(row: string): string {
  return row.replace(MARKS, '');
}
