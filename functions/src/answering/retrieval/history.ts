import { asksForHistory } from '../question/asks-for-history.ts';
import type { AskedQuestion } from '../question/question.ts';
import type { FoundPassage } from './scope.ts';

/** What describes earlier versions ranks as if this share of it matched, behind current text that says the same. */
const HISTORY_SHARE = 0.7;

/** Expects best first. Earlier versions come first for a question about changes, later for any other. */
export function historyInOrder(asked: AskedQuestion, found: FoundPassage[]): FoundPassage[] {
  if (!found.some(isHistory)) return found;
  if (asksForHistory(asked)) return found.toSorted((a, b) => Number(isHistory(b)) - Number(isHistory(a)));
  const rankOf = (entry: FoundPassage) => entry.score * (isHistory(entry) ? HISTORY_SHARE : 1);
  return found.toSorted((a, b) => rankOf(b) - rankOf(a));
}

function isHistory({ passage }: FoundPassage): boolean {
  return passage.context.history === true;
}
