import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import { sectionName } from '../../../../ingestion/facts/section-name.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { ChosenSentence, PlainAnswer } from './plain-answer.ts';

/** Bonus for a section whose heading is the field's name, and for a labelled row, against a sentence's score of 0 to 1. */
const FIT_BONUS = 0.25;
const LABEL_BONUS = 0.1;

/** A statement comes first in its section; each sentence further down loses this much, up to the twentieth. */
const DEPTH_COST = 0.012;
const DEEPEST = 20;

/** How many sentences, and how far their scores may be behind the best: a value is one or two, a text a few. */
const EXTENT = { value: { most: 2, behind: 0.12 }, text: { most: 4, behind: 0.3 } };

/** The sentences that state a field best; null when none has what a statement of it contains. */
export function valueAnswer(field: StudyField, statements: readonly FoundStatement[]): PlainAnswer | null {
  const candidates = statements
    .flatMap((statement) => candidatesIn(statement, field))
    .sort((a, b) => b.score - a.score);
  const [best] = candidates;
  if (!best) return null;
  const { most, behind } = EXTENT[field.form === 'value' ? 'value' : 'text'];
  const chosen = candidates.filter(
    (candidate, at) =>
      candidate.score >= best.score - behind &&
      candidates.findIndex(({ sentence }) => sentence === candidate.sentence) === at,
  );
  return { sentences: chosen.slice(0, most), score: best.score };
}

function candidatesIn(
  { source, fit, passages }: FoundStatement,
  { holds }: StudyField,
): (ChosenSentence & { score: number })[] {
  return passages.flatMap((found, at) =>
    found.sentences.flatMap(({ text, score }, line) => {
      if (isHeading(text, found.passage.section) || (holds && !holds.test(text))) return [];
      const bonus = FIT_BONUS * fit + (source === 'label' ? LABEL_BONUS : 0);
      return [{ found, sentence: text, score: score + bonus - DEPTH_COST * Math.min(DEEPEST, at + line) }];
    }),
  );
}

/** A heading set on a line of its own repeats the section's name. */
export function isHeading(sentence: string, section: readonly string[]): boolean {
  return section.some((heading) => sectionName(heading) === sectionName(sentence));
}
