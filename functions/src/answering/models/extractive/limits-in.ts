import { withoutSeparators } from '@trialdesk/contract/quantities';
import { inScale, placeOfOther, type MeasuredValue, type Quantity } from '../../question/measured-value.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const BELOW = '<|≤|less than(?: or equal to)?|lower than|below|under|at most|up to';
const ABOVE = '>|≥|greater than(?: or equal to)?|higher than|more than|above|exceed(?:s|ing|ed)?|at least';
const MULTIPLE = String.raw`\s?(?:[x×]|times)\s?(?:the )?(?:ULN|upper limit|normal)|[\s-]?fold`;

/** `> 5 × Baseline`, `> 30% decrease from baseline`: not of the measured unit. */
const OF_BASELINE = String.raw`(?!\.?\d|\s?(?:%|[x×]|times|-?fold)[^.;,()<>≤≥\d]{0,30}\bbaseline)`;

/** `> 5 × ULN`, `>5.0-20.0×ULN`, `31-49%`, `less than 50,000` */
const LIMIT = new RegExp(
  String.raw`(?:(?:(${BELOW})|(${ABOVE}))\s*=?\s*)?(${NUMBER})${OF_BASELINE}\s?%?(${MULTIPLE})?(?:\s?(?:[-–−]|to)\s?[<≤]?\s?(${NUMBER})${OF_BASELINE}(?!\s?(?:days?|weeks?|months?))(${MULTIPLE})?)?`,
  'giu',
);

/** Between two limits of the same range. */
const BOTH = /^[^.;]{0,14}\b(?:and|but)\b[^.;]{0,24}$|^\s*,?\s*$/iu;

/** In characters, between a quantity and the limits set for it. */
const FARTHEST = 110;

/** Both ends belong to it. */
interface Range {
  from: number;
  to: number;
}

/** What a text sets for a quantity, as ranges of the measured unit; empty if nothing comparable. */
export function limitsIn(text: string, { quantity, isMultiple }: MeasuredValue): Range[] {
  const plain = withoutSeparators(text.normalize('NFKC'));
  const names = [...plain.matchAll(quantity.names)];
  return names.flatMap(({ index, 0: name }, at) => {
    const start = index + name.length;
    const end = Math.min(start + FARTHEST, names[at + 1]?.index ?? plain.length);
    const after = plain.slice(start, end);
    return rangesIn(after.slice(0, placeOfOther(after, quantity)), { quantity, isMultiple });
  });
}

function rangesIn(text: string, unit: Pick<MeasuredValue, 'quantity' | 'isMultiple'>): Range[] {
  const ranges: Range[] = [];
  let endOfLast = -1;
  for (const match of text.matchAll(LIMIT)) {
    const range = rangeOf(match, unit);
    if (!range) continue;
    const last = ranges.at(-1);
    const goesOn = last && endOfLast >= 0 && BOTH.test(text.slice(endOfLast, match.index));
    if (goesOn && isOpen(last) && isOpen(range)) ranges[ranges.length - 1] = common(last, range);
    else ranges.push(range);
    endOfLast = match.index + match[0].length;
  }
  return ranges;
}

function rangeOf(
  [, below, above, first = '', firstUnit, second, secondUnit]: RegExpExecArray,
  { quantity, isMultiple }: Pick<MeasuredValue, 'quantity' | 'isMultiple'>,
): Range | null {
  const isOfUnit = ((second === undefined ? firstUnit : (secondUnit ?? firstUnit)) !== undefined) === isMultiple;
  if (!isOfUnit) return null;
  const at = (number: string) => (isMultiple ? Number(number) : inScale(Number(number), quantity));
  if (second !== undefined) return { from: at(first), to: at(second) };
  if (below !== undefined) return { from: -Infinity, to: at(first) };
  return above === undefined ? null : { from: at(first), to: Infinity };
}

function isOpen({ from, to }: Range): boolean {
  return from === -Infinity || to === Infinity;
}

function common(one: Range, other: Range): Range {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

export function includes({ from, to }: Range, value: number): boolean {
  return value >= from && value <= to;
}

/** Whether the range is what has to hold (`ANC ≥ 1.0`), not what has happened (`ANC < 1.0`). */
export function isRequired({ from, to }: Range, { harms }: Quantity): boolean {
  return harms === 'low' ? to === Infinity && from > -Infinity : from === -Infinity && to < Infinity;
}

export function isClosed(range: Range): boolean {
  return !isOpen(range);
}
