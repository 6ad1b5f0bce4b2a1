import { promptContext } from '../../../ingestion/passages/render-context.ts';
import { subjectOf, subjectsOf } from '../../question/subjects.ts';
import type { Candidate } from './candidates.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/**
 * Whether some sentence, in its place, speaks of each subject that the question is known to be about, but for those that fields
 * also answer.
 */
export function speaksOfSubjects(question: string, sentences: readonly ChosenSentence[]): boolean {
  return subjectsOf(question).every(
    ({ isFirst, speaks }) => isFirst || sentences.some((one) => speaks.test(inPlace(one))),
  );
}

/** Finds sentences on whom or what the question asks about, among those that may answer it. */
export function preferredFor(question: string): (sentence: string) => boolean {
  const subjects = subjectsOf(question);
  return (sentence) => subjects.some(({ prefers }) => prefers.test(sentence));
}

/**
 * The best sentences on the only subject of a question, of those that say about it what is asked if there are any; null when
 * it has none or nothing speaks of it.
 */
export function subjectAnswer(question: string, candidates: readonly Candidate[], most: number): Candidate[] | null {
  const subject = subjectOf(question);
  if (!subject) return null;
  const { speaks, prefers } = subject;
  const found = candidates.filter(({ sentence }) => speaks.test(sentence));
  const preferred = found.filter(({ sentence }) => prefers.test(sentence));
  const best = preferred.length > 0 ? preferred : found;
  return best.length > 0 ? best.slice(0, most) : null;
}

/** The same for a subject that is asked about in the words of a field, which says something else or only a part of it. */
export function firstSubjectAnswer(
  question: string,
  candidates: readonly Candidate[],
  most: number,
): Candidate[] | null {
  return subjectOf(question)?.isFirst ? subjectAnswer(question, candidates, most) : null;
}

function inPlace({ sentence, found: { passage } }: ChosenSentence): string {
  return [sentence, promptContext(passage.context), passage.section.at(-1) ?? ''].join('\n');
}
