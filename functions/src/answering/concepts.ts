import { BRANDS } from './drug-names.ts';
import { ABBREVIATIONS, LEXICON } from './lexicon.ts';
import { termsOfPhrase } from './phrase-terms.ts';
import { termsOf } from './terms.ts';

/** Something a question speaks of: a word of it, and what else the documents may call the same. */
export interface Concept {
  /** The question's own term. */
  term: string;
  /** Terms that stand for the same; several of them together say it more surely than one. */
  alternatives: string[];
}

/**
 * What a question is about, a concept for each of its terms: with abbreviations written out and the other way round
 * (the documents' own first), drugs by substance and class, and the words of sites in those of protocols.
 */
export function conceptsOf(question: string, documentAbbreviations: Record<string, string>): Concept[] {
  const own = termsOf(question);
  const alternatives = new Map(own.map((term) => [term, new Set<string>()]));
  const inSmall = question.toLowerCase();
  const joined = ` ${own.join(' ')} `;
  const relate = (phrase: string, meant: string) => {
    const terms = termsOfPhrase(phrase);
    if (terms.length === 0 || !joined.includes(` ${terms.join(' ')} `)) return;
    for (const term of terms)
      for (const other of termsOfPhrase(meant)) if (!terms.includes(other)) alternatives.get(term)?.add(other);
  };
  for (const [short, long] of Object.entries({ ...ABBREVIATIONS, ...documentAbbreviations })) {
    if (inSmall.includes(short.toLowerCase()) && isWritten(question, short)) relate(short, long);
    else relate(long, short);
  }
  for (const word of new Set(question.toLowerCase().match(/\p{L}+/gu))) {
    const substance = BRANDS[word];
    if (substance !== undefined) relate(word, substance);
  }
  for (const [said, meant] of LEXICON) for (const phrase of said) relate(phrase, meant);
  return [...alternatives].map(([term, others]) => ({ term, alternatives: [...others] }));
}

/** Short abbreviations are words too (OR, IS), and count only as they are written. */
function isWritten(question: string, short: string): boolean {
  const escaped = short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}s?(?![\\p{L}\\d])`, short.length > 2 ? 'iu' : 'u').test(question);
}
