import type { PassageFile } from '../../ingestion/passages/passage.ts';

/** By the document's first pages. */
export interface DocumentIdentity {
  /** Protocol numbers and short names, as printed. */
  studies: string[];
  /** Names and codes, as printed. */
  drugs: string[];
}

/** Title page, synopsis and signatures; later pages name other studies as background. */
const FIRST_PAGES = 3;

/** A protocol number or short name: letters and digits, `FHT-217-301`, `LANTERN-3`, `ALXN1840`. */
const CODE = String.raw`((?=[\p{L}\d/–-]*\d)(?=[\d/–-]*\p{L})[\p{L}\d]{2,}(?:[-–/][\p{L}\d]+)*)`;

const NUMBERED = new RegExp(
  String.raw`\b(?:protocol|study|trial) (?:number|no\.?|id(?:entifier)?|code|name|acronym|short (?:name|title))\s*[:#]?\s*${CODE}`,
  'giu',
);
const HEADED = new RegExp(String.raw`^(?:clinical (?:study |trial )?)?protocol(?:\(s\))?:? ${CODE}`, 'iu');
/** Registries' numbers are on some documents of a study and not on others. */
const REGISTERED = /^(?:NCT|ISRCTN|EudraCT|IND)\d*/i;

const LABELLED_DRUG =
  /^(?:investigational (?:medicinal |medical )?(?:product|drug|agent)|study (?:drug|medication|treatment|intervention|product)|test (?:product|drug)|compound|drug product|imp)s?(?: name| number| code)?\s*:?\s+([\p{L}\d-]{4,})(?:\s*\(([\p{L}\d-]{4,})\))?/iu;
/** `Xanomeline (LY246708)` */
const CODED_DRUG = /(?<![\p{L}-])(\p{Lu}\p{L}{4,})\s*\((\p{Lu}{2,}-?\d{2,}\p{L}?)\)/gu;

export function documentIdentity({ passages }: Pick<PassageFile, 'passages'>): DocumentIdentity {
  const first = passages.filter(({ page, context }) => page <= FIRST_PAGES && !context.history);
  const lines = first.flatMap(({ text }) => text.normalize('NFKC').split('\n'));
  const studies = lines.flatMap((line) => [
    ...[...line.matchAll(NUMBERED)].flatMap(([, code]) => code ?? []),
    ...(HEADED.exec(line)?.slice(1) ?? []),
  ]);
  const titles = first.filter(({ page }) => page === 1).map(({ text }) => text.normalize('NFKC'));
  const drugs = [
    ...lines.flatMap((line) => named(LABELLED_DRUG.exec(line))),
    ...titles.flatMap((text) => [...text.matchAll(CODED_DRUG)].flatMap(named)),
  ];
  return {
    studies: unique(studies.filter((code) => code.length >= 4 && !REGISTERED.test(code))),
    drugs: unique(drugs),
  };
}

/** With any white space or hyphens between the name's parts. */
export function names({ passages }: Pick<PassageFile, 'passages'>, name: string): boolean {
  const parts = name.match(/[\p{L}\d]+/gu);
  if (!parts) return false;
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])${parts.join(String.raw`[^\p{L}\d]{0,2}`)}(?![\p{L}\d])`, 'iu');
  return passages.some(({ text, section }) => pattern.test(text) || section.some((heading) => pattern.test(heading)));
}

/** Begins with a capital or has digits; `Study treatment compliance` has none. */
function named(match: RegExpExecArray | null): string[] {
  const [, name = '', code = ''] = match ?? [];
  return [name, code].filter((word) => /^\p{Lu}|\d/u.test(word) && !GENERIC.test(word));
}

const GENERIC =
  /^(?:product|name|number|administration|compliance|dosing|doses?|dosage|placebo|form|formulation|description|supply|treatment|supplies|will|this|the|and|version)$/i;

function unique(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.toUpperCase(), word])).values()];
}
