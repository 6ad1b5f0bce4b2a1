import type { Quote } from '@trialdesk/contract/entities/citation';
import { numberInWords, withoutSeparators } from '@trialdesk/contract/quantities';

/**
 * The value that a statement of a field gives, in a group. Only fields whose value is one amount are compared; others
 * name many amounts that differ without contradiction.
 */
const VALUES: Record<string, RegExp> = {
  phase:
    /^(?:(?:study|trial|clinical|development|protocol|official|full) )*(?:title:? )?(?:an? )?phase:? (?:phase )?(\d|iv|i{1,3})|\bthis (?:study |trial )?is an? (?:[\w-]+,? ){0,4}phase (\d|iv|i{1,3})/giu,
  version: /\bversion (?:no\.?\s*|number\s*)?(\d+(?:\.\d+)?)/giu,
  participants:
    /(?<![\d.:–-]|\b(?:each|per)\b[^.;]{0,20}|\d (?:or more )?of )(\d{2,})(?= (?:[\w-]+ ){0,3}?(?:participants|patients|subjects|individuals|volunteers|randomi[sz]ed|enrolled))(?![^.;,()]{0,60}\b(?:each|per)\b)|^(?:planned |total )*(?:number|sample size)\b[^\d.;]{0,60}(\d{2,})/giu,
  sites: /\b(\d+) (?:(?:study|clinical|investigational|trial|research) )*(?:sites|cent(?:er|re)s)\b/giu,
  countries: /\b(\d+|[a-z]+) countries\b/giu,
  randomisation: /\b(\d+(?: ?: ?\d+)+)\b/gu,
  age: /^(?!.*\b(?:menses|menopaus\w*|onset|relatives?|guardian)\b).*?\b(?:age|adults?|m[ae]n|wom[ae]n|males?|females?|participants|patients|subjects)\b[^.;\d]{0,40}(\d{1,2})\b[^.;]{0,15}\byears?\b|^(?!.*\b(?:menses|menopaus\w*|onset|relatives?|guardian)\b).*?\b(\d{1,2}) years? (?:of age|old)\b/giu,
  sae_reporting: /\bwithin (\d+|[a-z]+) (?:calendar |business |working )?(?:hours?|days?)\b/giu,
  archiving: /^(?!.*\bsamples\b).*?\b(\d+|[a-z]+) years\b/giu,
  storage: /(-?\d+)\s*°\s*C/giu,
};

/** Whether two of them give values and have none in common. */
export function disagree(field: string, statements: readonly (readonly Quote[])[]): boolean {
  const pattern = VALUES[field];
  if (!pattern) return false;
  const given = statements.map((quotes) => valuesIn(quotes, pattern)).filter(({ size }) => size > 0);
  return given.some((one, at) => given.slice(at + 1).some((other) => ![...one].some((value) => other.has(value))));
}

function valuesIn(quotes: readonly Quote[], pattern: RegExp): Set<string> {
  const found = quotes.flatMap(({ text_snippet }) => [
    ...withoutSeparators(text_snippet.normalize('NFKC')).matchAll(pattern),
  ]);
  return new Set(found.flatMap(([, ...groups]) => groups.flatMap((group: string | undefined) => normal(group) ?? [])));
}

/** `III` and `three` are 3; other words are no value. */
function normal(value: string | undefined): string | null {
  const written = value?.toLowerCase().replace(/\s/g, '');
  if (written === undefined || written === '') return null;
  if (/\d/.test(written)) return written;
  const roman = ['i', 'ii', 'iii', 'iv'].indexOf(written);
  if (roman !== -1) return String(roman + 1);
  const number = numberInWords(written);
  return number === undefined ? null : String(number);
}
