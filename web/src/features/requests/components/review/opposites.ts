import { withoutNegations } from '@trialdesk/contract/negations';
import { contentWords } from './content-words.ts';
import type { Side } from './sides.ts';
import { LIMIT_WORDS, limitsIn } from './value-limits.ts';

interface Pair {
  one: string;
  other: string;
  /** Whether it is said of what follows it. */
  isOfNext: boolean;
}

const PAIRS: readonly Pair[] = [
  { one: 'before|prior to|preceding', other: 'after|(?<!the )following', isOfNext: true },
  { one: 'within|inside', other: 'outside', isOfNext: true },
  {
    one: 'increas(?:es?|ed|ing)|rais(?:es?|ed|ing)',
    other: 'decreas(?:es?|ed|ing)|reduc(?:es?|ed|ing|tions?)|lower(?:s|ed|ing)',
    isOfNext: false,
  },
  {
    one: 'start(?:s|ed|ing)?|beg[aiu]n(?:s|ning)?|resum(?:es?|ed|ing)|continu(?:es?|ed|ing)',
    other: 'stop(?:s|ped|ping)?|discontinu(?:es?|ed|ing|ation)|end(?:s|ed|ing)?',
    isOfNext: false,
  },
];

/** Of a word with `un-` and the same without it. */
export const PREFIX = 'un-';

const MATCHERS = PAIRS.map(({ one, other, isOfNext }) => ({
  pair: one,
  isOfNext,
  sides: new RegExp(`(?<!\\p{L})(?:(?<one>${one})|(?:${other}))(?!\\p{L})`, 'gu'),
}));

const PAIR_WORD = new RegExp(
  `(?<!\\p{L})(?:${[LIMIT_WORDS, ...PAIRS.flatMap(({ one, other }) => [one, other])].join('|')})(?!\\p{L})`,
  'gu',
);

/** "Informed" is not the opposite of "formed": of the others than `un` and `non`, only with the endings of adjectives. */
const PREFIXED =
  /^(?:(?:un|non-?)(?<bare>(?!less$|ion$|til$|der)\p{L}{4,})|(?:in|im|il|ir)(?<adjective>(?!patient)\p{L}+(?:ate|ete|ive|ent|ant|[ai]ble|[ai]bly|ity|alid|irect|orrect|egular|roper)(?:ly)?))$/u;

/** Those of a text with plain limits. */
export function sidesIn(text: string): Side[] {
  return [...limitsIn(text), ...MATCHERS.flatMap((matcher) => pairSides(matcher, text)), ...prefixSides(text)];
}

/** With a space in place of each word that is one of two opposites. */
export function withoutPairs(text: string): string {
  return text.replace(PAIR_WORD, ' ');
}

function pairSides({ pair, isOfNext, sides }: (typeof MATCHERS)[number], text: string): Side[] {
  return [...text.matchAll(sides)].flatMap(({ 0: word, index, groups }): Side[] => {
    const isOne = groups?.one !== undefined;
    const of = isOfNext ? nextIn(text.slice(index + word.length)) : null;
    return isOfNext && of === null ? [] : [{ pair, isOne, of }];
  });
}

/** The first word that says what is meant, with the number of a visit. */
function nextIn(text: string): string | null {
  const [phrase = ''] = text.split(/[,;:()]|\.(?!\d)/u);
  const [first, second = ''] = contentWords(withoutPairs(phrase).replace(/\b(?:or|and)\b/gu, ' '));
  if (first === undefined) return null;
  return /^\d/u.test(second) && !/^\d/u.test(first) ? `${first} ${second}` : first;
}

function prefixSides(text: string): Side[] {
  const words = withoutNegations(text).match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return words.flatMap((word) => {
    const { bare, adjective } = PREFIXED.exec(word)?.groups ?? {};
    const [of = ''] = contentWords(bare ?? adjective ?? word);
    return [{ pair: PREFIX, isOne: (bare ?? adjective) !== undefined, of }];
  });
}
