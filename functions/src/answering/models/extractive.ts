import type { Confidence } from '@trialdesk/contract/entities/draft';
import { coverage } from '../coverage.ts';
import type { FoundPassage } from '../retrieve.ts';
import { sentencesOf } from '../sentences.ts';
import type { DraftModel, ModelAnswer, ModelInput, ModelSentence } from './draft-model.ts';

/** Where the evidence is too weak to be called an answer, and where confidence begins to be more than low. */
export const THRESHOLDS = { answer: 0.2, medium: 0.34, high: 0.45 };

/** How many sentences an answer has at most. */
const SENTENCES = 4;

/** How near to the best a further sentence must come. */
const NEAR = 0.72;

const ASKS_NUMBER =
  /\b(?:how (?:many|much|long|far|soon|quickly|fast|often|late|early)|what(?:'s| is)? the (?:\w+ ){0,3}(?:limit|dose|window|cut|minimum|maximum|most|least|size|temperature|number|age|range|deadline)|which (?:visit|day|days|week|cycle)|when|by when|what (?:dose|time|size|day|temperature|age|mg)|cut.?off|limit|window|deadline)\b/i;
const HAS_NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|immediately|once|twice|daily|weekly)\b/i;

interface Candidate {
  found: FoundPassage;
  order: number;
  sentence: string;
  score: number;
}

/** Answers with the sentences of the documents themselves; for places where no text may leave, and where no model is. */
export function extractiveModel(thresholds = THRESHOLDS): DraftModel {
  return {
    mode: 'extractive',
    model: 'extractive-1',
    promptVersion: 'none',
    budget: 30_000,
    answer: (input) => Promise.resolve(extract(input, thresholds)),
  };
}

function extract(input: ModelInput, thresholds: typeof THRESHOLDS): ModelAnswer {
  const candidates = scoreSentences(input);
  const [best] = candidates;
  if (!best || best.score < thresholds.answer) return { answerable: false };
  const chosen = choose(candidates).sort((a, b) => a.order - b.order);
  return { answerable: true, sentences: chosen.map(toSentence), confidence: confidenceOf(best.score, thresholds) };
}

/** All sentences of the passages, best first. */
function scoreSentences({ question, passages, terms }: ModelInput): Candidate[] {
  const top = Math.max(...passages.map((found) => found.score), Number.MIN_VALUE);
  const asksNumber = ASKS_NUMBER.test(question);
  const candidates = passages.flatMap((found, order) => {
    const { passage } = found;
    const around = coverage([passage.text, passage.context, passage.section.join(' ')].join(' '), terms);
    return sentencesOf(passage).map((sentence, at) => {
      const own = coverage(sentence, terms);
      const fits = asksNumber && HAS_NUMBER.test(sentence) ? 0.08 : 0;
      return {
        found,
        order: order + at / 1000,
        sentence,
        score: 0.5 * own + 0.3 * around + 0.2 * (found.score / top) + fits,
      };
    });
  });
  return candidates.sort((a, b) => b.score - a.score);
}

function choose(candidates: Candidate[]): Candidate[] {
  const [best] = candidates;
  if (!best) return [];
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= SENTENCES || candidate.score < NEAR * best.score) break;
    if (!chosen.some((other) => other.sentence === candidate.sentence)) chosen.push(candidate);
  }
  return chosen;
}

function toSentence({ found, sentence }: Candidate): ModelSentence {
  return { text: sentence, quotes: [{ passageKey: found.key, quote: sentence }] };
}

function confidenceOf(score: number, thresholds: typeof THRESHOLDS): Confidence {
  if (score >= thresholds.high) return 'high';
  return score >= thresholds.medium ? 'medium' : 'low';
}
