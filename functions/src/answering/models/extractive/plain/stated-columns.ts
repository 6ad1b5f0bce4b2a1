import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import { occasions } from '../../../../ingestion/passages/render-context.ts';
import { columnsStating } from '../../../retrieval/stated-columns.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Above a field whose statement merely shares words with the question. */
const SCORE = 1.6;

/** The columns of the schedules that state a field, each once: `Follow-up (Visit 9, Day 60 ±7; Visit 10, Day 90 ±7)`. */
export function columnsAnswer(
  field: StudyField,
  statements: readonly FoundStatement[],
  isMeant: (headers: string) => boolean = () => true,
): PlainAnswer | null {
  const said = new Set<string>();
  const sentences = statements.flatMap(({ passages }) =>
    passages.flatMap((found) => {
      const columns = columnsStating(field, found).filter(
        (headers) => !said.has(headers.join()) && isMeant(headers.join(' ')),
      );
      for (const headers of columns) said.add(headers.join());
      return columns.length === 0
        ? []
        : [{ found, sentence: found.passage.text, shown: occasions(columns).join('; ') }];
    }),
  );
  return sentences.length > 0 ? { sentences, score: SCORE, isSelfContained: true } : null;
}
