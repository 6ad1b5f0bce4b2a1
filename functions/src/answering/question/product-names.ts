import type { Passage, PassageFile } from '../../ingestion/passages/passage.ts';
import { isTitlePage } from '../../ingestion/facts/section-role.ts';
import { isWord } from './everyday.ts';
import { medicineIn } from './medicine.ts';

/** Characters of a word that may name a product, and of a shortened name. */
const SHORTEST_NAME = 5;

/** Share of the passages that have the name; other words of a title are diseases and methods. */
const COMMON_NAME = 0.02;

/** The fields whose statements name the product, best first. */
const NAMING = ['title', 'imp'];

const WORDS = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu;

/** `MK-3475`, `abc1234` */
const CODE = /^\p{L}{2,5}-?\d{2,}$/u;

const COMPANY =
  /^(?:pharma\p{L}*|inc|ltd|limited|corp\p{L}*|gmbh|ag|llc|biotech\p{L}*|therapeutics|laboratories|healthcare)$/u;

type Named = Pick<PassageFile, 'facts' | 'passages'>;

/** Takes long: a name is looked for in all passages. */
const known = new WeakMap<Named, string[]>();

/** Medicines, codes and words of no language in a protocol's title, which it is full of. */
export function productNames(file: Named): string[] {
  const before = known.get(file);
  if (before) return before;
  const names = namesIn(file);
  known.set(file, names);
  return names;
}

function namesIn(file: Named): string[] {
  const { passages } = file;
  const companies = new Set(
    passages
      .filter(isTitlePage)
      .flatMap((passage) => wordsOf(passage).filter((_, at, all) => COMPANY.test(all[at + 1] ?? ''))),
  );
  const isName = (word: string) => {
    if (word.length < SHORTEST_NAME || companies.has(word) || isWord(word)) return false;
    if (!CODE.test(word) && !UNKNOWN.test(word) && medicineIn(word) === null) return false;
    const name = new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu');
    return passages.filter(({ text }) => name.test(text)).length >= COMMON_NAME * passages.length;
  };
  const named = NAMING.map((field) => [...new Set(passagesStating(file, field).flatMap(wordsOf))].filter(isName));
  return named.find((names) => names.length > 0) ?? [];
}

function passagesStating({ facts, passages }: Named, field: string): Passage[] {
  const statements = facts.filter((fact) => fact.field === field).flatMap((fact) => fact.statements);
  const stating = new Set(statements.flatMap((statement) => statement.passages));
  return passages.filter(({ id }) => stating.has(id));
}

function wordsOf({ text }: Passage): string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}

/** Long single words that dictionaries lack; the field's own terms end otherwise. */
const UNKNOWN = /^\p{L}{7,}(?<!al|ic|or|ive|ion|ist|ee|ing|ed|ly|ment|score|s)$/u;

/** Names, whole, shortened or of a brand, become `drug`: `Pembro dose?` and `Keytruda dose?` ask for the drug's dose. */
export function withoutProductNames(text: string, names: readonly string[]): string {
  return text.replace(WORDS, (word) => {
    const lower = word.toLowerCase();
    if (lower.length < SHORTEST_NAME || isWord(lower) || names.length === 0) return word;
    const spoken = [lower, ...(medicineIn(lower)?.names ?? [])].map((name) => name.toLowerCase());
    return names.some((name) => name.startsWith(lower) || spoken.includes(name)) ? 'drug' : word;
  });
}
