import { isEveryday } from './everyday.ts';
import { ABBREVIATIONS } from './lexicon/abbreviations.ts';
import { readLexicon } from './lexicon/lexicon.ts';
import { indexRelations, relationOf, relationsIn, type Relation, type Relations } from './relations.ts';
import { termsOf } from './terms.ts';
import { synonymsOf } from './wordnet.ts';

/** Something a question speaks of: a word of it, and what else the documents may call the same. */
export interface Concept {
  /** The question's own term. */
  term: string;
  /** Terms that stand for the same; several of them together say it more surely than one. */
  alternatives: string[];
}

/** Made with the first question: other functions start without it. */
let lexicon: Relations | undefined;

/** The field's abbreviations and those that documents define, which come before the field's; made once for a scope. */
export function abbreviationsWith(ofDocuments: Record<string, string>): Relations {
  return indexRelations(
    Object.entries({ ...ABBREVIATIONS, ...ofDocuments }).flatMap(([short, long]) => [
      { ...relationOf(short, long), written: written(short) },
      relationOf(long, short),
    ]),
  );
}

/**
 * What a question is about, a concept for each of its terms: with abbreviations written out and the other way round,
 * drugs by substance and class, the words of sites in those of protocols, and what WordNet counts as the same.
 */
export function conceptsOf(question: string, abbreviations: Relations): Concept[] {
  lexicon ??= indexRelations(readLexicon().map(([said, meant]) => relationOf(said, meant)));
  const alternatives = new Map(termsOf(question).map((term) => [term, new Set<string>()]));
  const relate = ({ said, meant }: Relation) => {
    for (const term of said) for (const other of meant) if (!said.includes(other)) alternatives.get(term)?.add(other);
  };
  relationsIn(question, abbreviations).forEach(relate);
  relationsIn(question, lexicon).forEach(relate);
  for (const phrase of phrasesOf(question))
    for (const same of synonymsOf(phrase)) relate({ said: termsOf(phrase), meant: termsOf(same) });
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
