import { asksSeveral } from '../../question/parts.ts';
import { promptContext } from '../../../ingestion/passages/render-context.ts';
import { answeringSubjects, firstSubjects, subjectsOf, type Subject } from '../../question/subjects.ts';
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
  const isAnswered = (subject: Subject) => isSpokenOf(subject, sentences);
  return asksSeveral(question) ? subjects.length === 0 || subjects.some(isAnswered) : subjects.every(isAnswered);
}

/** The same of an answer in the form asked for: fields also answer what comes first, unless nothing else may. */
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
 * if there are any; null when it has none or nothing speaks of one.
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

interface Wanted {
  candidates: readonly Candidate[];
  most: number;
  /** Whether an answer on one of several subjects is one. */
  isInPart: boolean;
}

function answerOn(subjects: readonly Subject[], { candidates, most, isInPart }: Wanted): Candidate[] | null {
  const mostOfEach = Math.max(1, Math.floor(most / subjects.length));
  const answers = subjects.map((subject) =>
    bestOn(subject, candidates).slice(0, subject.isListed ? MOST_LISTED : mostOfEach),
  );
  const chosen = [...new Set(answers.flat())];
  if (chosen.length === 0 || (!isInPart && answers.some((sentences) => sentences.length === 0))) return null;
  return chosen;
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
