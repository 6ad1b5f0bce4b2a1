import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import type { Statement } from '../../ingestion/passages/study-fact.ts';
import { termsOf } from '../text/terms.ts';

/** Of a heading of a list that begins as rows labelled with the field do (`Disallowed medication`). Set by hand. */
const LABELLED = 0.5;

/** How far the heading of a statement is on a field, by the words it shares with its name: 0 to 1; 1 for a label. */
export function headingFit(
  { source, heading }: Pick<Statement, 'source' | 'heading'>,
  { name, label, form }: StudyField,
): number {
  if (source === 'label') return 1;
  const [inHeading, inName] = [new Set(termsOf(heading)), new Set(termsOf(name))];
  const both = [...inName].filter((term) => inHeading.has(term)).length;
  const shared = both / Math.max(1, new Set([...inHeading, ...inName]).size);
  return form === 'list' && label?.test(heading) ? Math.max(shared, LABELLED) : shared;
}
