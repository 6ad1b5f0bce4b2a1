import { phraseOf, termsOf } from './terms.ts';

/** That a phrase and another mean the same, or that the first brings the second to mind. */
export interface Relation {
  /** The phrase as `phraseOf` has it: all of it stands in the question, in this order. */
  said: string[];
  /** The terms that it brings in. */
  meant: string[];
  /** How the phrase is written, where its terms alone could be another word's. */
  written?: RegExp;
}

/** Relations by the first term of what is said, so that a question is held against few of them. */
export type Relations = ReadonlyMap<string, Relation[]>;

/** A relation of one phrase to the words of another. */
export function relationOf(said: string, meant: string): Relation {
  return { said: phraseOf(said), meant: termsOf(meant) };
}

/** Relations in the shape in which they are found; those of which nothing is left without stop words are left out. */
export function indexRelations(relations: Relation[]): Relations {
  const index = new Map<string, Relation[]>();
  for (const relation of relations) {
    const [first] = relation.said;
    if (first === undefined) continue;
    const known = index.get(first);
    if (known) known.push(relation);
    else index.set(first, [relation]);
  }
  return index;
}

/** The relations whose phrase stands in a question. */
export function relationsIn(question: string, relations: Relations): Relation[] {
  // What has no stop words is found across those of the question: `limits of the normal`.
  return [phraseOf(question), termsOf(question)].flatMap((terms) =>
    terms.flatMap((term, at) =>
      (relations.get(term) ?? []).filter(
        ({ said, written }) =>
          said.every((other, after) => other === terms[at + after]) && (written?.test(question) ?? true),
      ),
    ),
  );
}
