import type { FoundStatement } from '../../../retrieval/scope.ts';
import { answerPattern } from '../answer-kind.ts';
import { hasKind } from '../candidates.ts';
import type { Asked, PlainAnswer } from './answer-in-form.ts';

/** Outweighs a field that shares words. */
const SCORE = 1.7;

/** How far a sentence's score may be behind the best; a question in the plural wants all that speak of it. */
const BEHIND = 0.25;
const PLURAL = /^\s*(?:which|what|list|name)\b.*?\b\p{L}+s\b/iu;
const MOST_OF_LIST = 12;

/** The criteria that speak of what is asked and have the kind of value asked for; null when none has. */
export function criterionAnswer({ question, most }: Asked, { passages }: FoundStatement): PlainAnswer | null {
  const pattern = answerPattern(question);
  const candidates = passages
    .flatMap((found) => found.sentences.map(({ text, score }) => ({ found, sentence: text, score })))
    .filter(({ found, sentence }) => !pattern || hasKind(pattern, sentence, found));
  if (PLURAL.test(question) && candidates.length > 0)
    return { sentences: candidates.slice(0, MOST_OF_LIST), score: SCORE };
  const ranked = candidates.toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return null;
  return { sentences: ranked.filter(({ score }) => score >= best.score - BEHIND).slice(0, most), score: SCORE };
}
