import { LIKELY_SUBJECT, subjectByWording } from './wordings.ts';
import { tableRows } from './lexicon/table-rows.ts';
import { questionsAsked, refersBack, storyAndQuestions } from './parts.ts';
import { spellOut } from './spell-out.ts';

/** The table's header explains the columns. */
export interface Subject {
  name: string;
  isOnly: boolean;
  isFirst: boolean;
  /** Whether what does not speak of it is no answer, also where a field is looked up. */
  isRequired: boolean;
  /** Whether an answer lists what is said of it, such as the rows of a table. */
  isListed: boolean;
  asks: RegExp;
  speaks: RegExp;
  prefers: RegExp;
}

interface Example {
  question: string;
  answer: string;
  other: string;
}

const COLUMNS = 8;

/** Kinds of subjects that are answered before a field is looked up. */
const FIRST = new Set(['first', 'all', 'alone']);

/** Read with the first question. */
let subjects: (Subject & { example: Example })[] | undefined;

/** In the order of the table. Throws on a malformed line. */
export function readSubjects(): readonly (Subject & { example: Example })[] {
  subjects ??= tableRows('subjects', COLUMNS).map(
    ([name = '', kind = '', asks = '', speaks = '', prefers = '', question = '', answer = '', other = '']) => ({
      ...{ name, isOnly: kind !== 'beside', isFirst: FIRST.has(kind), isListed: kind === 'all' },
      isRequired: !FIRST.has(kind) || kind === 'alone',
      ...{ asks: patternOf(asks), speaks: patternOf(speaks), prefers: patternOf(prefers === '' ? speaks : prefers) },
      example: { question, answer, other },
    }),
  );
  return subjects;
}

/** A draft asks several times for a question and its parts. */
const remembered = new Map<string, readonly Subject[]>();
const MOST_REMEMBERED = 16;

/**
 * In characters. In a longer story the words of a subject come together by chance, and patterns take time with the cube of the
 * length: up to 40 ms for 1,250 characters, some seconds for the longest question.
 */
const LONGEST = 800;

/** Rows of toxicity tables say more of it than any subject that it resembles. */
const GRADED = /\bgrade [1-5]\b/iu;

/**
 * Probability from which on a few words, or one of several questions, which lacks what the others say, are about a subject. Set
 * by hand.
 */
const SURE = 0.6;
const FEW_WORDS = 4;

/** All that a question is known to be about, by pattern or else by the wordings it resembles; nothing if it is a long story. */
export function subjectsOf(question: string): readonly Subject[] {
  const known = remembered.get(question);
  if (known) return known;
  const found = read(question);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(question, found);
  return found;
}

function read(question: string): Subject[] {
  if (question.length > LONGEST) return [];
  const inFull = spellOut(question);
  const named = readSubjects().filter(({ asks }) => asks.test(question) || asks.test(inFull));
  if (named.length > 0 || GRADED.test(inFull)) return askedAmong(named, inFull);
  const words = inFull.match(/\p{L}+/gu) ?? [];
  const whole = subjectByWording(inFull, words.length < FEW_WORDS ? SURE : LIKELY_SUBJECT);
  const meant = whole === null ? questionsAsked(inFull).map((part) => subjectByWording(part, SURE)) : [whole];
  return readSubjects().filter(({ name }) => meant.includes(name));
}

/**
 * Without what only the story before its questions has words of by chance, such as `he sits here fasted`. All stay if the questions
 * name none or speak of the story, and so does what a story is about if no sentence on anything else answers.
 */
function askedAmong(named: (Subject & { example: Example })[], question: string): typeof named {
  const { story, questions } = storyAndQuestions(question);
  if (questions.some(refersBack)) return named;
  const kept = named.filter(
    ({ asks, isOnly, isRequired }) =>
      (isOnly && isRequired) || !asks.test(story) || questions.some((part) => asks.test(part)),
  );
  return kept.length > 0 ? kept : named;
}

/** The same, if sentences that speak of one of them are about nothing else, which holds for each. */
export function answeringSubjects(question: string): readonly Subject[] {
  const all = subjectsOf(question);
  return all.every(({ isOnly }) => isOnly) ? all : [];
}

/** The same, if they are answered before a field is looked up. */
export function firstSubjects(question: string): readonly Subject[] {
  const all = answeringSubjects(question);
  return all.every(({ isFirst }) => isFirst) ? all : [];
}

/**
 * What the rest of a question is about beside some parts of it: by itself, or, if it refers back, what the whole question is about
 * that these parts are not.
 */
export function subjectsOfRest(
  rest: string,
  { question, parts }: { question: string; parts: readonly string[] },
): readonly Subject[] {
  const ofParts = new Set(parts.flatMap(subjectsOf).map(({ name }) => name));
  const ofWhole = refersBack(rest) ? subjectsOf(question).filter(({ name }) => !ofParts.has(name)) : [];
  if (ofWhole.length === 0) return answeringSubjects(rest);
  return ofWhole.every(({ isOnly }) => isOnly) ? ofWhole : [];
}

function patternOf(source: string): RegExp {
  return new RegExp(source, 'is');
}
