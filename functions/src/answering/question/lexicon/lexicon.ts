import { itemsOf, tableRows } from './table-rows.ts';

/** As sites say it, with the protocol's words for it. */
export type Entry = [phrase: string, meaning: string];

const PHRASE_TABLES = [
  'eligibility',
  'dosing',
  'visits',
  'safety',
  'symptoms',
  'conditions',
  'procedures',
  'laboratory',
  'treatments',
  'supplies',
  'shorthand',
];

const DRUG_TABLES = ['drugs-general', 'drugs-neuropsychiatry', 'drugs-infection', 'drugs-oncology'];

const ABBREVIATION_TABLES = ['abbreviations-trials', 'abbreviations-clinical'];

/**
 * Everyday phrases, and drugs by brand, generic name and class.
 *
 * @throws Error if a table is missing or malformed, or a phrase is defined twice
 */
export function readLexicon(): Entry[] {
  return withoutDuplicates([
    ...PHRASE_TABLES.flatMap((name) => phraseEntries(tableRows(name, 2))),
    ...DRUG_TABLES.flatMap((name) => drugEntries(tableRows(name, 3))),
  ]);
}

export interface Drug {
  generic: string;
  brands: string[];
  classes: string[];
}

/** @throws Error like `readLexicon` */
export function readDrugs(): Drug[] {
  return DRUG_TABLES.flatMap((name) => tableRows(name, 3)).map(([classes = '', generic = '', brands = '']) => ({
    generic,
    brands: itemsOf(brands),
    classes: itemsOf(classes),
  }));
}

/** Groups of medicines as sites call them, with the words protocols use. */
export function readTreatments(): Entry[] {
  return phraseEntries(tableRows('treatments', 2));
}

/**
 * Those used without definition.
 *
 * @throws Error like `readLexicon`
 */
export function readAbbreviations(): Record<string, string> {
  return Object.fromEntries(
    withoutDuplicates(ABBREVIATION_TABLES.flatMap((name) => phraseEntries(tableRows(name, 2)))),
  );
}

export function phraseEntries(rows: string[][]): Entry[] {
  return rows.flatMap(([phrases = '', meaning = '']) => itemsOf(phrases).map((phrase): Entry => [phrase, meaning]));
}

/** A brand means its generic and class, a generic its class. */
export function drugEntries(rows: string[][]): Entry[] {
  return rows.flatMap(([classes = '', generic = '', brands = '']): Entry[] => {
    const names = itemsOf(classes).join(' ');
    return [[generic, names], ...itemsOf(brands).map((brand): Entry => [brand, `${generic} ${names}`])];
  });
}

/** @throws Error if a phrase is defined twice: the order of tables must not matter */
export function withoutDuplicates(entries: Entry[]): Entry[] {
  const seen = new Set<string>();
  for (const [entry] of entries) {
    const phrase = entry.toLowerCase();
    if (seen.has(phrase)) throw new Error(`The lexicon defines "${phrase}" twice`);
    seen.add(phrase);
  }
  return entries;
}
