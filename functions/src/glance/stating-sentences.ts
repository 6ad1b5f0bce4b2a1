import { isHeading } from '../answering/models/extractive/plain/value-answer.ts';
import type { FoundPassage } from '../answering/retrieval/scope.ts';
import type { StudyField } from '../ingestion/facts/study-fields.ts';

/** A value takes a sentence or two, a text a few more. */
const MOST = { value: 3, text: 5 };

/** What a number is worth in a sentence that states a value, against repeating all words of the field's name. */
const NUMBER_BONUS = 0.5;

interface StatingSentence {
  found: FoundPassage;
  sentence: string;
}

/**
 * Those that state a value or text by themselves, the most telling in document order; empty if the place states it only
 * in context, and for lists and grids.
 */
export function statingSentences(
  { form, states }: Pick<StudyField, 'form' | 'states'>,
  passages: readonly FoundPassage[],
): StatingSentence[] {
  if (!states || (form !== 'value' && form !== 'text')) return [];
  const stating = passages.flatMap((found) =>
    found.sentences.flatMap(({ text, score }) => {
      if (isHeading(text, found.passage.section) || !states.test(text.normalize('NFKC'))) return [];
      return [{ found, sentence: text, score: score + (form === 'value' && /\d/.test(text) ? NUMBER_BONUS : 0) }];
    }),
  );
  const best = new Set(stating.toSorted((a, b) => b.score - a.score).slice(0, MOST[form]));
  return stating.filter((one) => best.has(one)).map(({ found, sentence }) => ({ found, sentence }));
}
