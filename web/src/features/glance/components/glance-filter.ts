import { isFoundIn } from '@trialdesk/contract/search-words';
import type { FactGroupView, FactView } from '@trialdesk/contract/replies/study-facts';

export const FACT_FILTERS = { all: 'All', differing: 'Differing', missing: 'Not found' } as const;

export type FactFilter = keyof typeof FACT_FILTERS;

/** Neither found nor reviewed. */
export function isMissing({ statements, review }: FactView): boolean {
  return statements.length === 0 && review === null;
}

const PASSES: Record<FactFilter, (fact: FactView) => boolean> = {
  all: () => true,
  differing: ({ disagrees }) => disagrees,
  missing: isMissing,
};

/** How many facts each filter passes. */
export function countFacts(groups: readonly FactGroupView[]): Record<FactFilter, number> {
  const facts = groups.flatMap((group) => group.facts);
  const count = (filter: FactFilter) => facts.filter(PASSES[filter]).length;
  return { all: count('all'), differing: count('differing'), missing: count('missing') };
}

/** Groups with the facts that pass. The search finds names of fields and words of their statements. */
export function filterFacts(
  groups: readonly FactGroupView[],
  { filter, search }: { filter: FactFilter; search: string },
): FactGroupView[] {
  const isFound = ({ name, statements, review }: FactView) => {
    const quotes = [review, ...statements].flatMap((one) => one?.quotes ?? []);
    return isFoundIn([name, ...quotes.map(({ text_snippet }) => text_snippet)], search);
  };
  return groups
    .map(({ name, facts }) => ({ name, facts: facts.filter((fact) => PASSES[filter](fact) && isFound(fact)) }))
    .filter(({ facts }) => facts.length > 0);
}
