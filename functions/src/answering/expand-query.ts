import { BRANDS } from './drug-names.ts';
import { ABBREVIATIONS, LEXICON } from './lexicon.ts';
import { termsOf } from './terms.ts';

/** A term to search for and how much it counts against the question's own words. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

/** The weight of a term that the question does not hold but may mean. */
const EXPANSION = 0.5;

/**
 * The terms of a question, with those that a protocol is likely to use for the same: abbreviations written out and the
 * other way round (the documents' own first), and the words of the sites' language in the protocols'.
 */
export function expandQuery(question: string, documentAbbreviations: Record<string, string>): WeightedTerm[] {
  const own = termsOf(question);
  const terms = new Map(own.map((term) => [term, 1]));
  const add = (text: string) => {
    for (const term of termsOf(text)) if (!terms.has(term)) terms.set(term, EXPANSION);
  };
  const abbreviations = { ...ABBREVIATIONS, ...documentAbbreviations };
  const joined = ` ${own.join(' ')} `;
  for (const [short, long] of Object.entries(abbreviations)) {
    if (new RegExp(`\\b${escape(short)}s?\\b`, /^[a-z]+$/i.test(short) && short.length > 2 ? 'i' : '').test(question))
      add(long);
    else if (contains(joined, long)) add(short);
  }
  for (const [said, meant] of LEXICON) if (said.some((phrase) => contains(joined, phrase))) add(meant);
  for (const word of new Set(question.toLowerCase().match(/\p{L}+/gu))) {
    const substance = BRANDS[word];
    if (substance !== undefined) add(substance);
  }
  return [...terms].map(([term, weight]) => ({ term, weight }));
}

/** Whether all terms of a phrase stand together among the terms of the question. */
function contains(joined: string, phrase: string): boolean {
  const terms = termsOf(phrase).join(' ');
  return terms !== '' && joined.includes(` ${terms} `);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
