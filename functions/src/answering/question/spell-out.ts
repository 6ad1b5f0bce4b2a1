import { itemsOf, tableRows } from './lexicon/table-rows.ts';
import { correctTypos } from './typos.ts';

interface ShortForms {
  pattern: RegExp;
  inFull: ReadonlyMap<string, string>;
}

/** `V6`, `W12` */
const COUNTED = /(?<![\p{L}\d/-])([vw])(\d{1,2})(?![\p{L}\d/-])/giu;

/** Read with the first question. */
let shortForms: ShortForms | undefined;

/** `gr 3 rash, hold?` becomes `grade 3 rash, hold?`, `V6` becomes `visit 6`; typos are corrected. */
export function spellOut(question: string): string {
  shortForms ??= readShortForms();
  const { pattern, inFull } = shortForms;
  const counted = correctTypos(question.replaceAll('’', "'")).replace(COUNTED, (_, unit: string, number: string) => {
    return `${unit.toLowerCase() === 'v' ? 'visit' : 'week'} ${number}`;
  });
  return counted.replace(pattern, (short: string) => {
    const full = inFull.get(short.toLowerCase()) ?? short;
    return short === short.toUpperCase() && short.length > 1 && /^\p{L}+$/u.test(short) ? short : full;
  });
}

function readShortForms(): ShortForms {
  const inFull = new Map(
    tableRows('short-forms', 2).flatMap(([forms = '', full = '']) =>
      itemsOf(forms).map((form): [string, string] => [form, full]),
    ),
  );
  const longestFirst = [...inFull.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  return { pattern: new RegExp(`(?<![\\p{L}\\d/-])(?:${any})(?![\\p{L}\\d/-])`, 'giu'), inFull };
}
