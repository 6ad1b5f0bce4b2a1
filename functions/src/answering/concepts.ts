import { isEveryday } from './everyday.ts';
import { BRANDS } from './drug-names.ts';
import { ABBREVIATIONS, LEXICON } from './lexicon.ts';
import { termsOf } from './terms.ts';
import { synonymsOf } from './wordnet.ts';

/** Something a question speaks of: a word of it, and what else the documents may call the same. */
export interface Concept {
  /** The question's own term. */
  term: string;
  /** Terms that stand for the same; several of them together say it more surely than one. */
  alternatives: string[];
}

/** That a phrase and another mean the same, or that the first brings the second to mind; both in terms. */
export interface Relation {
  said: string[];
  meant: string[];
  /** The abbreviation that `meant` or `said` is short for; it counts as it is written, not by its terms. */
  short?: RegExp;
}

const LEXICON_RELATIONS = LEXICON.flatMap(([said, meant]) => said.map((phrase) => toRelation(phrase, meant)));

/** The field's abbreviations and those that documents define, which come before the field's; made once for a scope. */
export function abbreviationsWith(ofDocuments: Record<string, string>): Relation[] {
  return Object.entries({ ...ABBREVIATIONS, ...ofDocuments }).map(([short, long]) => ({
    ...toRelation(short, long),
    short: written(short),
  }));
}

function toRelation(said: string, meant: string): Relation {
  return { said: termsOf(said), meant: termsOf(meant) };
}

/**
 * What a question is about, a concept for each of its terms: with abbreviations written out and the other way round,
 * drugs by substance and class, the words of sites in those of protocols, and
 * what WordNet counts as the same.
 */
export function conceptsOf(question: string, abbreviations: Relation[]): Concept[] {
  const own = termsOf(question);
  const alternatives = new Map(own.map((term) => [term, new Set<string>()]));
  const joined = ` ${own.join(' ')} `;
  const relate = (said: string[], meant: string[]) => {
    if (said.length === 0 || !joined.includes(` ${said.join(' ')} `)) return;
    for (const term of said) for (const other of meant) if (!said.includes(other)) alternatives.get(term)?.add(other);
  };
  for (const { said, meant, short } of abbreviations)
    if (short?.test(question)) relate(said, meant);
    else relate(meant, said);
  for (const { said, meant } of LEXICON_RELATIONS) relate(said, meant);
  for (const phrase of phrasesOf(question))
    for (const same of [...(BRANDS[phrase] === undefined ? [] : [BRANDS[phrase]]), ...synonymsOf(phrase)])
      relate(termsOf(phrase), termsOf(same));
  return [...alternatives].map(([term, others]) => ({ term, alternatives: [...others] }));
}

/** Its words, and each two that follow one another, in small letters. */
function phrasesOf(question: string): Set<string> {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  return new Set([...words, ...pairs]);
}

/** Sites write abbreviations in small letters too; those that are words then (OR, HAs, DAD) count only as written. */
function written(short: string): RegExp {
  const escaped = short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isWord = short.length <= 2 || isEveryday(short.toLowerCase());
  return new RegExp(`(?<![\\p{L}\\d])${escaped}s?(?![\\p{L}\\d])`, isWord ? 'u' : 'iu');
}
