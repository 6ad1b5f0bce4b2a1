import { termsOf } from '../text/terms.ts';
import { isEveryday } from './everyday.ts';
import { readAbbreviations, readLexicon } from './lexicon/lexicon.ts';
import type { Concept } from './question.ts';
import { indexRelations, matchingRelations, relationOf, type Relation, type Relations } from './relations.ts';
import { synonymsOf } from './wordnet.ts';

/** Loaded with the first question, to keep cold starts of other functions fast. */
let lexicon: Relations | undefined;

/** Of the field, whatever a document defines. */
let common: Relations | undefined;

/** The documents' own abbreviations override the field's. */
export function abbreviationsWith(ofDocuments: Record<string, string>): Relations {
  const entries = Object.entries({ ...readAbbreviations(), ...ofDocuments });
  return indexRelations([
    ...entries.flatMap(([short, long]) => [
      { ...relationOf(short, long), spelling: spellingOf(short) },
      relationOf(long, short),
    ]),
    ...byLastWord(entries),
  ]);
}

/** People write the last word of a long form alone, which is clear if it is rare and ends no other: `ketoacidosis` for DKA. */
function byLastWord(entries: readonly [short: string, long: string][]): Relation[] {
  const endings = entries.flatMap(([short, long]) => {
    const last = /(?<=\s)\p{L}+$/u.exec(long)?.[0].toLowerCase();
    return last === undefined || isEveryday(last) ? [] : [{ short, last }];
  });
  const shortsOf = Map.groupBy(endings, ({ last }) => last);
  return [...shortsOf].flatMap(([last, [only, ...others]]) =>
    only && others.length === 0 ? [relationOf(last, only.short)] : [],
  );
}

/** Alternatives are from abbreviations (both ways), the lexicon and WordNet. */
export function conceptsOf(question: string, abbreviations: Relations): Concept[] {
  lexicon ??= indexRelations(readLexicon().map(([phrase, meaning]) => relationOf(phrase, meaning)));
  const alternatives = new Map(termsOf(question).map((term) => [term, new Set<string>()]));
  const add = ({ phrase, terms }: Pick<Relation, 'phrase' | 'terms'>) => {
    for (const term of phrase)
      for (const other of terms) if (!phrase.includes(other)) alternatives.get(term)?.add(other);
  };
  matchingRelations(question, abbreviations).forEach(add);
  matchingRelations(question, lexicon).forEach(add);
  for (const phrase of wordsAndPairs(question))
    for (const synonym of synonymsOf(phrase)) add(synonymOf(phrase, synonym));
  return [...alternatives].map(([term, others]) => ({ term, alternatives: [...others] }));
}

/** What others may call what a text speaks of, in the field's words. */
export function otherWordsFor(text: string): string[] {
  common ??= abbreviationsWith({});
  return [...new Set(conceptsOf(text, common).flatMap(({ alternatives }) => alternatives))];
}

/** A longer name for a word (`blood platelet`) adds nothing: its other words mean something else. */
function synonymOf(phrase: string, synonym: string): Pick<Relation, 'phrase' | 'terms'> {
  const [own, terms] = [termsOf(phrase), termsOf(synonym)];
  return { phrase: own, terms: own.some((term) => terms.includes(term)) ? [] : terms };
}

function wordsAndPairs(question: string): Set<string> {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  return new Set([...words, ...pairs]);
}

/** In any case, except short or everyday words, which must match exactly (OR, HAs, DAD). */
function spellingOf(short: string): RegExp {
  const escaped = short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isWord = short.length <= 2 || isEveryday(short.toLowerCase());
  return new RegExp(`(?<![\\p{L}\\d])${escaped}s?(?![\\p{L}\\d])`, isWord ? 'u' : 'iu');
}
