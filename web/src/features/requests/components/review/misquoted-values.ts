import { unfoundedValues } from '@trialdesk/contract/unfounded-values';
import type { ChangedStatement } from './changed-statements.ts';

/** Values that what a statement cites does not state: somebody has changed them, or cites something else. */
export function misquotedValues(statements: readonly ChangedStatement[]): string[] {
  return [...new Set(statements.flatMap(misquotedIn))];
}

function misquotedIn({ text, cited, known }: ChangedStatement): string[] {
  const names = cited.flatMap(({ section, document_name }) => [section, document_name]).join('\n');
  // Of a bare number, such as a section's, the name of the place is ground enough.
  return unfoundedValues(text, known.join('\n')).filter(
    (value) => value.includes(' ') || unfoundedValues(value, names).length > 0,
  );
}
