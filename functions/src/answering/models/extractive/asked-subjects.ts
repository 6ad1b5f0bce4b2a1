import { asksSeveral } from '../../question/parts.ts';
import { promptContext } from '../../../ingestion/passages/render-context.ts';
import { answeringSubjects, firstSubjects, subjectsOf, subjectsOfRest, type Subject } from '../../question/subjects.ts';
import type { Candidate } from './candidates.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/** Sentences of a subject whose answer is a list. Set by hand; of 13 protocols, one says more on methods of contraception. */
const MOST_LISTED = 24;

/**
 * Whether some sentence, in its place, speaks of each subject that the question is known to be about; of one is enough where it
 * asks several things.
 */
export function speaksOfSubjects(question: string, sentences: readonly ChosenSentence[]): boolean {
  const subjects = subjectsOf(question);
  const unspoken = subjects.filter((subject) => !isSpokenOf(subject, sentences));
  if (!asksSeveral(question)) return unspoken.length === 0;
  return subjects.length === 0 || (unspoken.length < subjects.length && !unspoken.some(isAlone));
}

/** Nothing else answers. */
function isAlone({ isFirst, isRequired }: Subject): boolean {
  return isFirst && isRequired;
}

/** Whether it speaks of each that an answer in the form asked for must: fields also answer what comes first, unless nothing else may. */
export function speaksOfOtherSubjects(question: string, sentences: readonly ChosenSentence[]): boolean {
  return subjectsOf(question).every((subject) => !subject.isRequired || isSpokenOf(subject, sentences));
}

function isSpokenOf({ speaks }: Subject, sentences: readonly ChosenSentence[]): boolean {
  return sentences.some((one) => speaks.test(inPlace(one)));
}

/** Finds sentences on whom or what the question asks about, among those that may answer it. */
export function preferredFor(question: string): (sentence: string) => boolean {
  const subjects = subjectsOf(question);
  return (sentence) => subjects.some(({ prefers }) => prefers.test(sentence));
}

/**
 * The best sentences on each subject of a question, from the study's own documents and of those that say about it what is asked
 * if there are any; null when it has none or nothing speaks of one, or of any where it asks several things.
 */
export function subjectAnswer(question: string, candidates: readonly Candidate[], most: number): Candidate[] | null {
  return answerOn(answeringSubjects(question), { candidates, most, isInPart: asksSeveral(question) });
}

/** The same for subjects that are asked about in the words of a field, which says something else or only a part of it. */
export function firstSubjectAnswer(
  question: string,
  candidates: readonly Candidate[],
  most: number,
): Candidate[] | null {
  return answerOn(firstSubjects(question), { candidates, most, isInPart: asksSeveral(question) });
}

/** The same for what a question asks beside some parts of it. */
export function restAnswer(
  rest: string,
  of: { question: string; parts: readonly string[] },
  { candidates, most }: Omit<Wanted, 'isInPart'>,
): Candidate[] | null {
  return answerOn(subjectsOfRest(rest, of), { candidates, most, isInPart: true });
}

interface Wanted {
  candidates: readonly Candidate[];
  most: number;
  /** Whether an answer on one of several subjects is one. */
  isInPart: boolean;
}

function answerOn(subjects: readonly Subject[], { candidates, most, isInPart }: Wanted): Candidate[] | null {
  const spoken = subjects
    .map((subject) => ({ subject, sentences: bestOn(subject, candidates) }))
    .filter(({ sentences }) => sentences.length > 0);
  if (spoken.length === 0 || (!isInPart && spoken.length < subjects.length)) return null;
  const mostOfEach = Math.max(1, Math.floor(most / spoken.length));
  const chosen = spoken.flatMap(({ subject, sentences }) =>
    sentences.slice(0, subject.isListed ? MOST_LISTED : mostOfEach),
  );
  return [...new Set(chosen)];
}

function bestOn({ speaks, prefers }: Subject, candidates: readonly Candidate[]): readonly Candidate[] {
  const found = candidates.filter(({ sentence }) => speaks.test(sentence));
  const own = someOr(found, ({ found: { document } }) => !document.is_for_all_studies);
  return someOr(own, ({ sentence }) => prefers.test(sentence));
}

/** Those that are wanted; all if none is. */
function someOr(all: readonly Candidate[], isWanted: (candidate: Candidate) => boolean): readonly Candidate[] {
  const wanted = all.filter(isWanted);
  return wanted.length > 0 ? wanted : all;
}

function inPlace({ sentence, found: { passage } }: ChosenSentence): string {
  return [sentence, promptContext(passage.context), passage.section.at(-1) ?? ''].join('\n');
}
