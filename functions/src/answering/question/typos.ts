import { isWord } from './everyday.ts';
import { tableRows } from './lexicon/table-rows.ts';

/** Letters; shorter words have too many others nearby. */
const SHORTEST = 6;

/** Letters at the end that a typo leaves alone: another ending makes another form of a word. */
const ENDING = 2;

/** Read with the first question. */
let asked: ReadonlySet<string> | undefined;

const WORDS = new RegExp(`(?<![\\p{L}\\d-])\\p{L}\\p{Ll}{${SHORTEST - 1},}(?![\\p{L}\\d-])`, 'gu');

/** Makes what is no word the one word of questions about protocols that is an edit away: `stratfication`. */
export function correctTypos(question: string): string {
  return question.replace(WORDS, (typed) => {
    const word = typed.toLowerCase();
    const meant = isWord(word) ? word : correctionOf(word);
    return meant === word ? typed : meant;
  });
}

function correctionOf(word: string): string {
  asked ??= new Set(
    ['field-wordings', 'field-questions', 'subject-wordings'].flatMap((table) =>
      tableRows(table, 2).flatMap(([, questions = '']) => questions.toLowerCase().match(/\p{L}+/gu) ?? []),
    ),
  );
  if (asked.has(word)) return word;
  const [near = word, ...others] = [...asked].filter((other) => other.length >= SHORTEST && isTypoOf(word, other));
  return others.length === 0 ? near : word;
}

/** A letter too many, too few or another, or two that are swapped. */
function isTypoOf(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1 || word.slice(-ENDING) !== meant.slice(-ENDING)) return false;
  let from = 0;
  while (from < word.length && word[from] === meant[from]) from++;
  if (from === 0) return false;
  const [rest, meantRest] = [word.slice(from), meant.slice(from)];
  return (
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1) ||
    rest.slice(1) === meantRest.slice(1) ||
    `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}` === meantRest
  );
}
