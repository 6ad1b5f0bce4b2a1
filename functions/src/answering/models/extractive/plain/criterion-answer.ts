import { SHORT_ITEM } from '../../../retrieval/lead-ins.ts';
import type { FoundPassage, FoundStatement } from '../../../retrieval/scope.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { answerPattern } from '../answer-kind.ts';
import { hasKind } from '../candidates.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import type { Asked, PlainAnswer } from './answer-in-form.ts';

/** Outweighs a field that shares words. */
const SCORE = 1.7;

/** How far a sentence's score may be behind the best; a question in the plural wants all that speak of it. */
const BEHIND = 0.25;
const PLURAL = /^\s*(?:which|what|list|name)\b.*?\b\p{L}+s\b/iu;
const MOST_OF_LIST = 12;

/**
 * The criteria that speak of what is asked and have the kind of value asked for, short ones whole: the limit may be in a
 * sentence after the one that names what is limited. Null when none has it.
 */
export function criterionAnswer({ question, most }: Asked, { passages }: FoundStatement): PlainAnswer | null {
  const pattern = answerPattern(question);
  const isRightKind = (found: FoundPassage, sentence: string) => !pattern || hasKind(pattern, sentence, found);
  const candidates = passages.flatMap((found): Criterion[] => {
    const whole = sentencesOf(found.passage);
    const isShort = found.passage.kind === 'list' && whole.length <= SHORT_ITEM;
    const named = found.sentences.map(({ text }) => text);
    const sentences = isShort ? whole : named.filter((text) => isRightKind(found, text));
    if (!sentences.some((text) => isRightKind(found, text))) return [];
    const score = Math.max(...found.sentences.map((sentence) => sentence.score));
    return [{ sentences: sentences.map((sentence) => ({ found, sentence })), score }];
  });
  const ranked = candidates.toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return null;
  if (PLURAL.test(question)) return { sentences: linesOf(candidates).slice(0, MOST_OF_LIST), score: SCORE };
  const close = ranked.filter(({ score }) => score >= best.score - BEHIND);
  return { sentences: linesOf(close.slice(0, most)), score: SCORE };
}

interface Criterion {
  sentences: ChosenSentence[];
  score: number;
}

function linesOf(criteria: readonly Criterion[]): ChosenSentence[] {
  return criteria.flatMap(({ sentences }) => sentences);
}
