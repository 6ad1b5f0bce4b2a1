import { filling, type Budget } from './budget.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage } from './scope.ts';
import { surroundingsOf } from './surroundings.ts';

/** Share of the budget for the best passages alone; the rest completes them, best first. Set by the figures. */
const HITS_SHARE = 0.8;

/**
 * With the lists, tables and sentences that the best passages are fragments of, within the budget, in document order.
 */
export function completePassages(index: ScopeIndex, ranked: FoundPassage[], budget: Budget): FoundPassage[] {
  const order = [...index.passages.values()];
  const positions = new Map(order.map(({ key }, at) => [key, at]));
  const found = new Map(ranked.map((hit) => [hit.key, hit]));
  const chosen = new Map<string, FoundPassage>();
  const fill = filling(budget);
  const takes = (entry: FoundPassage, share?: number): boolean => {
    if (chosen.has(entry.key)) return true;
    if (!fill(entry, share)) return false;
    chosen.set(entry.key, entry);
    return true;
  };
  const isFirstTaken = ranked.slice(0, 1).every((hit) => takes(hit));
  if (isFirstTaken) ranked.every((hit) => takes(hit, HITS_SHARE));
  for (const { key } of [...chosen.values()])
    surroundingsOf(order, positions.get(key) ?? 0).every((near) =>
      takes(found.get(near.key) ?? { ...near, score: 0, sentences: [] }),
    );
  if (isFirstTaken) ranked.every((hit) => takes(hit));
  return order.flatMap(({ key }) => chosen.get(key) ?? []);
}
