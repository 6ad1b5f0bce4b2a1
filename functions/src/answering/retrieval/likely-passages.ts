import type { WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { ScopePassage } from './scope.ts';

export interface Coverage {
  entry: ScopePassage;
  /** Position in document order. */
  place: number;
  /** Of the question, by weight, in text, context and section together; no sentence covers more. */
  share: number;
}

/** In no order. Reading every sentence of a large scope would take seconds. */
export function coveragesOf(index: ScopeIndex, { concepts, total }: WeighedQuestion): Coverage[] {
  const covered = new Map<number, number>();
  for (const { concept, weighed } of concepts) {
    const places = new Set([concept.term, ...concept.alternatives].flatMap((term) => index.placesOf(term)));
    for (const place of places) covered.set(place, (covered.get(place) ?? 0) + weighed.weight);
  }
  return [...covered].flatMap(([place, weight]) => {
    const entry = index.order[place];
    return entry ? [{ entry, place, share: weight / Math.max(total, Number.MIN_VALUE) }] : [];
  });
}

const ROUNDING = 1e-9;

/** Shares summed in different orders differ by their rounding. */
export function isAtLeast(share: number, least: number): boolean {
  return share + ROUNDING >= least;
}

/** In document order; sentences of other passages cover less. */
export function passagesCovering(index: ScopeIndex, weighed: WeighedQuestion, least: number): ScopePassage[] {
  return coveragesOf(index, weighed)
    .filter(({ share }) => isAtLeast(share, least))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** With all terms of one of these lists, in document order. */
export function passagesWithAny(index: ScopeIndex, lists: readonly (readonly string[])[]): ScopePassage[] {
  const places = new Set<number>();
  for (const terms of lists) {
    const [rarest, ...others] = terms.map((term) => index.placesOf(term)).toSorted((a, b) => a.length - b.length);
    const rest = others.map((each) => new Set(each));
    for (const place of rarest ?? []) if (rest.every((each) => each.has(place))) places.add(place);
  }
  return inOrder(index, [...places]);
}

function inOrder(index: ScopeIndex, places: number[]): ScopePassage[] {
  return places.sort((a, b) => a - b).flatMap((place) => index.order[place] ?? []);
}
