import { NUMBER_WORD_FORMS, numberInWords, unitOf, withoutSeparators } from '@trialdesk/contract/quantities';
import type { Side } from './sides.ts';

const MORE = 'more|greater|longer|later|older|higher|larger';
const LESS = 'less|fewer|shorter|sooner|earlier|younger|lower|smaller';
const LEAST = 'at (?:the )?least|minimum|min\\.';
const MOST = 'at (?:the )?most|maximum|max\\.?';
const ABOVE = `${LEAST}|above|over|beyond|exceed(?:s|ed|ing)?|(?:${MORE}) than|[≥>]`;
const BELOW = `${MOST}|up to|below|under|(?:${LESS}) than|within|inside|[≤<]`;
const OUTSIDE = 'outside(?: of)?(?: the)?(?: range| limits)?(?: of| from| between)?';

/** Words that set a limit to the value after or before them. */
export const LIMIT_WORDS = `${ABOVE}|${BELOW}|outside|or (?:${MORE}|${LESS})`;

const DENIED = new RegExp(
  `\\b(?:no|not)\\b(?<between>[^.;]{0,80}?)(?<=\\s)(?:(?<more>${MORE})|(?:${LESS})) than\\b|\\bnot (?:to |be )?exceed\\p{L}*`,
  'gu',
);

/** Between a limit and its value. */
const LINK =
  '(?:\\s+(?:a|an|the|of|is|about|last|next|first|another|further|total|single|daily|dose|duration))*\\s*±?\\s*';

const NUMBER = '\\d+(?:\\.\\d+)?';
const UNIT = '[\\s-]?(?<unit>[°%\\p{L}]+2?)?(?![\\p{L}\\d])';
const VALUE = new RegExp(`(?<![\\p{L}\\d.])${NUMBER}`, 'gu');
const UNIT_AFTER = new RegExp(`^${UNIT}`, 'u');
const TO_AFTER = new RegExp(`^(?:\\s?[°%]?\\p{L}*)??\\s*(?:to|(?<and>and)|[-–])\\s*(?<end>${NUMBER})(?!\\.?\\d)`, 'u');
const BETWEEN_BEFORE = /\bbetween\s*$/u;
const LIMIT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?<outside>${OUTSIDE})|(?<above>${ABOVE}|after)|(?:${BELOW}|before))${LINK}$`,
  'u',
);
const LIMIT_AFTER = new RegExp(
  `^${UNIT}(?:/\\p{L}+| (?:a|per|each) \\p{L}+| daily)?,? (?:(?<above>or (?:${MORE}|above|over)|${LEAST})|or (?:${LESS}|below|under)|${MOST})(?! \\d)(?!\\p{L})`,
  'u',
);

const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\d-])(?:${NUMBER_WORD_FORMS})(?![\\p{L}\\d-])`, 'gu');

/** Characters that a limit is sought in. */
const REACH = 60;

interface Value {
  of: string;
  unit: string | null;
  at: number;
  before: string;
  after: string;
}

/** For comparison: in lower case, numbers in digits, and `at most` for `not more than`, which denies nothing. */
export function withPlainLimits(text: string): string {
  return withoutSeparators(text.normalize('NFKC').toLowerCase())
    .replace(NUMBER_WORD, (word) => String(numberInWords(word) ?? word))
    .replace(DENIED, (_found, between: string | undefined, more: string | undefined) =>
      between === undefined || more !== undefined ? `${between ?? ''}at most` : `${between}at least`,
    );
}

/** What a text says of each value: that something is above it or at least that, or below it or at most that. */
export function limitsIn(text: string): Side[] {
  const values = [...text.matchAll(VALUE)].map(({ 0: of, index }) => valueAt(text, of, index));
  const ends = new Set<number>();
  return values.flatMap((value): Side[] => {
    if (ends.has(value.at)) return [];
    const limit = LIMIT_BEFORE.exec(value.before)?.groups;
    const end = rangeEnd(value, values);
    if (end) {
      ends.add(end.at);
      const isOutside = limit?.outside !== undefined;
      return [side({ ...value, unit: value.unit ?? end.unit }, !isOutside), side(end, isOutside)];
    }
    if (limit) return isLimit(value) ? [side(value, (limit.outside ?? limit.above) !== undefined)] : [];
    const after = LIMIT_AFTER.exec(value.after)?.groups;
    return after ? [side(value, after.above !== undefined)] : [];
  });
}

/** "Over 60 minutes" is for how long, "after 2" of what has that number. */
function isLimit({ before, unit }: Value): boolean {
  const isTime = unit !== null && unitOf(unit)?.isTime === true;
  if (/\bover\s*$/u.test(before)) return !isTime;
  return !/\b(?:after|before)\s*$/u.test(before) || isTime;
}

function rangeEnd({ before, after, at }: Value, values: readonly Value[]): Value | undefined {
  const to = TO_AFTER.exec(after)?.groups;
  if (!to || (to.and !== undefined && !BETWEEN_BEFORE.test(before))) return undefined;
  return values.find((other) => other.at > at && other.of === to.end);
}

function valueAt(text: string, of: string, at: number): Value {
  const after = text.slice(at + of.length, at + of.length + REACH);
  const unit = unitOf(UNIT_AFTER.exec(after)?.groups?.unit ?? '')?.name ?? null;
  return { of: String(Number(of)), unit, at, before: text.slice(Math.max(0, at - REACH), at), after };
}

function side({ of, unit }: Value, isOne: boolean): Side {
  return { pair: 'limit', isOne, of, unit };
}
