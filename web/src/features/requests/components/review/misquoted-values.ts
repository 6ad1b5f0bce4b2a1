import { unfoundedValues } from '@trialdesk/contract/unfounded-values';
import type { ChangedStatement } from './changed-statements.ts';
import { otherFrequencies } from './daily-frequencies.ts';

/** Values that what a statement cites does not state: somebody has changed them, or cites something else. */
export function misquotedValues(statements: readonly ChangedStatement[]): string[] {
  return [...new Set(statements.flatMap(misquotedIn))];
}

function misquotedIn({ text, cited, known }: ChangedStatement): string[] {
  const names = cited.flatMap(({ section, document_name }) => [section, document_name]).join('\n');
  const grounds = known.join('\n');
  const frequencies = otherFrequencies(text, grounds);
  // Not its number once more.
  const rest = frequencies.reduce((left, each) => left.replace(each, ' '), text);
  const values = unfoundedValues(rest, grounds);
  // Of a bare number, such as a section's, the name of the place is ground enough.
  return [...values.filter((value) => value.includes(' ') || unfoundedValues(value, names).length > 0), ...frequencies];
}
