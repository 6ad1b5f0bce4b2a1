import { LIMITS } from '@trialdesk/contract/limits';
import type { ModelAnswer, ModelSentence } from '../models/draft-model.ts';

/** Of a part. Set by hand. */
const MOST_SENTENCES = 4;

/**
 * The answer to a question with what answers to questions in it add, unless their confidence is low: sentences that quote
 * something else. What a sure answer quotes already is answered.
 */
export function completedAnswer(whole: ModelAnswer, parts: readonly ModelAnswer[]): ModelAnswer {
  const isSure = whole.answerable && whole.confidence !== 'low';
  const sentences = whole.answerable ? [...whole.sentences] : [];
  for (const part of parts) {
    if (!part.answerable || part.confidence === 'low') continue;
    const quoted = new Set(sentences.flatMap(quotesOf));
    const further = part.sentences.filter((sentence) => !quotesOf(sentence).some((quote) => quoted.has(quote)));
    if (isSure && further.length < part.sentences.length) continue;
    sentences.push(...further.slice(0, MOST_SENTENCES));
  }
  const added = sentences.length - (whole.answerable ? whole.sentences.length : 0);
  if (added === 0) return whole;
  return {
    answerable: true,
    sentences: sentences.slice(0, LIMITS.citationsPerAnswer),
    confidence: isSure ? 'medium' : 'low',
  };
}

function quotesOf({ quotes }: ModelSentence): string[] {
  return quotes.map(({ passageKey, quote }) => `${passageKey}\n${quote}`);
}
