import { tableRows } from './lexicon/table-rows.ts';

/** The table's header explains the columns. */
export interface Subject {
  name: string;
  isOnly: boolean;
  isFirst: boolean;
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

/** Read with the first question. */
let subjects: (Subject & { example: Example })[] | undefined;

/** In the order of the table. Throws on a malformed line. */
export function readSubjects(): readonly (Subject & { example: Example })[] {
  subjects ??= tableRows('subjects', COLUMNS).map(
    ([name = '', kind, asks = '', speaks = '', prefers = '', question = '', answer = '', other = '']) => ({
      ...{ name, isOnly: kind !== 'beside', isFirst: kind === 'first' },
      ...{ asks: patternOf(asks), speaks: patternOf(speaks), prefers: patternOf(prefers === '' ? speaks : prefers) },
      example: { question, answer, other },
    }),
  );
  return subjects;
}

/**
 * In characters. In a longer story the words of a subject come together by chance, and patterns take time with the cube of the
 * length: up to 40 ms for 1,250 characters, some seconds for the longest question.
 */
const LONGEST = 800;

/** All that a question is known to be about; nothing if it is a long story. */
export function subjectsOf(question: string): Subject[] {
  if (question.length > LONGEST) return [];
  return readSubjects().filter(({ asks }) => asks.test(question));
}

/** The same, if sentences that speak of one of them are about nothing else, which holds for each. */
export function answeringSubjects(question: string): Subject[] {
  const all = subjectsOf(question);
  return all.every(({ isOnly }) => isOnly) ? all : [];
}

/** The same, if they are answered before a field is looked up. */
export function firstSubjects(question: string): Subject[] {
  const all = answeringSubjects(question);
  return all.every(({ isFirst }) => isFirst) ? all : [];
}

function patternOf(source: string): RegExp {
  return new RegExp(source, 'is');
}
