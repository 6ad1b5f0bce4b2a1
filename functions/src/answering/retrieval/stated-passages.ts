import type { ScopeIndex } from './scope-index.ts';
import { passageKey } from './scope.ts';

const CRITERIA = ['inclusion', 'exclusion'];

/** Keys of passages. */
export function statementsOf(index: ScopeIndex, field: string): Set<string> {
  const documents = new Set([...index.passages.values()].map(({ document }) => document));
  return new Set(
    [...documents].flatMap((document) =>
      document.file.facts
        .filter((fact) => fact.field === field)
        .flatMap(({ statements }) => statements.flatMap(({ passages }) => passages))
        .map((id) => passageKey(document, id)),
    ),
  );
}

/** Keys of passages on who may and may not take part. */
export function criteriaIn(index: ScopeIndex): Set<string> {
  return new Set(CRITERIA.flatMap((field) => [...statementsOf(index, field)]));
}
