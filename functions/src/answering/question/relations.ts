import { phraseOf, termsOf } from '../text/terms.ts';

/** A phrase and the terms it brings into the search: synonyms or related words. */
export interface Relation {
  /** As `phraseOf` returns it; matches only whole and in this order. */
  phrase: string[];
  terms: string[];
  /** The required spelling, where the terms alone would also match another word. */
  spelling?: RegExp;
}

/** Relations by the first term of their phrase, so that a question is compared with few of them. */
export type Relations = ReadonlyMap<string, Relation[]>;

export function relationOf(phrase: string, meaning: string): Relation {
  return { phrase: phraseOf(phrase), terms: termsOf(meaning) };
}

/** Leaves out relations whose phrase is empty without its stop words. */
export function indexRelations(relations: Relation[]): Relations {
  const index = new Map<string, Relation[]>();
  for (const relation of relations) {
    const [first] = relation.phrase;
    if (first === undefined) continue;
    const sameStart = index.get(first);
    if (sameStart) sameStart.push(relation);
    else index.set(first, [relation]);
  }
  return index;
}

/** The relations whose phrase occurs in a question. */
export function matchingRelations(question: string, relations: Relations): Relation[] {
  // Phrases without stop words also match across those of the question: `limits of the normal`.
  return [phraseOf(question), termsOf(question)].flatMap((terms) =>
    terms.flatMap((term, at) =>
      (relations.get(term) ?? []).filter(
        ({ phrase, spelling }) =>
          phrase.every((other, after) => other === terms[at + after]) && (spelling?.test(question) ?? true),
      ),
    ),
  );
}
