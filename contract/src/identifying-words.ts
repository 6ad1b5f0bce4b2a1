import { PERSONAL } from './personal-words.ts';
import type { ShareAnswerPayload } from './payloads/announcement.ts';

/** "subject 1004", "pt. no. 012-003". */
const NUMBERED =
  /\b(?:patient|subject|participant|pt)\b\.?\s*(?:(?:id|no|nr|number)\b\.?\s*)?[:#]?\s*[A-Z]{0,4}-?\d[\d-]*/giu;
/** "012-003", as sites number participants; not a range of doses or days. */
const WITH_HYPHENS =
  /(?<![\p{L}\d-])\d{2,4}-\d{3,5}(?![\p{L}\d-])(?!\s*(?:mg|g|kg|ml|l|µg|mcg|%|days?|weeks?|months?|hours?|min)\b)/giu;
const SHORTEST_NAME = 3;

/** Words that may say who asked, of which site or about which participant, in order, each once. Only a hint: others may. */
export function identifyingWords(text: string, names: readonly string[]): string[] {
  const places = [...names.map(wholeName), ...names.flatMap(partsOf), NUMBERED, WITH_HYPHENS, ...PERSONAL].flatMap(
    (pattern) => [...text.matchAll(pattern)].map(([words]) => ({ at: text.indexOf(words), words })),
  );
  const found = [...new Set(places.sort((one, other) => one.at - other.at).map(({ words }) => words))];
  return found.filter((words) => !found.some((other) => other !== words && other.includes(words)));
}

type Texts = Pick<ShareAnswerPayload, 'title' | 'question' | 'text'>;

/** Of an answer that is to be shared, in Unicode's composed form, as it is stored. */
export function identifyingWordsIn({ title, question, text }: Texts, names: readonly string[]): string[] {
  return identifyingWords([title, question, text].join('\n').normalize('NFC'), names);
}

/** Those that nobody has left on purpose, so that the answer may not be sent yet. */
export function wordsToRemove(
  answer: Texts & Pick<ShareAnswerPayload, 'kept_words'>,
  names: readonly string[],
): string[] {
  return identifyingWordsIn(answer, names).filter((words) => !answer.kept_words.includes(words));
}

function wholeName(name: string): RegExp {
  return word(name, 'giu');
}

/** As they are written, since "may" is no name and "May" can be one. */
function partsOf(name: string): RegExp[] {
  const parts = name.split(/[\s,]+/u).filter((part) => part.length >= SHORTEST_NAME && /^\p{Lu}/u.test(part));
  return parts.filter((part) => !COMMON.has(part.toLowerCase())).map((part) => word(part, 'gu'));
}

/** In the names of sites, and in any answer. */
const COMMON = new Set([
  'clinic',
  'hospital',
  'university',
  'medical',
  'center',
  'centre',
  'research',
  'site',
  'the',
  'and',
]);

function word(words: string, flags: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, flags);
}
