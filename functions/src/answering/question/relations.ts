import { phraseOf, termsOf } from '../text/terms.ts';

/** A phrase adds terms to a search. */
export interface Relation {
  /** From `phraseOf`; matches only whole and in order. */
  phrase: string[];
  terms: string[];
  /** Required where the terms alone would match another word. */
  spelling?: RegExp;
}

/** By the first term of the phrase. */
export type Relations = ReadonlyMap<string, Relation[]>;

export function relationOf(phrase: string, meaning: string): Relation {
  return { phrase: phraseOf(phrase), terms: termsOf(meaning) };
}

/** Skips phrases made up of stop words. */
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

export function matchingRelations(question: string, relations: Relations): Relation[] {
  // Without stop words, phrases also match `limits of the normal`.
  return [phraseOf(question), termsOf(question)].flatMap((terms) =>
    terms.flatMap((term, at) =>
      (relations.get(term) ?? []).filter(
        ({ phrase, spelling }) =>
          phrase.every((other, after) => other === terms[at + after]) && (spelling?.test(question) ?? true),
      ),
    ),
  );
}
