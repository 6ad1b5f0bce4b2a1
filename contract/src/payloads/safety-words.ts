import { array, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { seenVersion } from './seen-version.ts';
import { singleLine } from './text.ts';

const { safetyWords, safetyWord } = LIMITS;

const NO_LIST = 'The words must be a list';
const TOO_SHORT = `Each word must have at least ${safetyWord.min} letters or digits`;

/** Each once; blank ones are left out. */
const words = array(
  singleLine('A word', safetyWord.max)
    .required(TOO_SHORT)
    .test('letters', TOO_SHORT, (word) => word === '' || letters(word) >= safetyWord.min),
)
  .transform((value: unknown) => (Array.isArray(value) ? distinct(value) : value))
  .typeError(NO_LIST)
  .required(NO_LIST)
  .max(safetyWords.max, `There can be at most ${safetyWords.max} words`);

/** Body of `PUT /settings/safety-words`: all words, with the version they are based on. */
export const safetyWordsPayload = object({
  adverse_event: words,
  overdose: words,
  pregnancy: words,
  unblinding: words,
  version: seenVersion(),
});

function distinct(values: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    // A form leaves out blank texts.
    if (value === undefined) return false;
    if (typeof value !== 'string') return true;
    const key = value.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function letters(word: string): number {
  return word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
