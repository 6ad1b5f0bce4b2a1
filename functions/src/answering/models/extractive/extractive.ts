import { soughtIn } from '../../question/answer-type.ts';
import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Confidence } from '@trialdesk/contract/entities/draft';
import { displayedSentence, promptContext } from '../../../ingestion/passages/render-context.ts';
import type { FoundPassage } from '../../retrieval/retrieve.ts';
import type { DraftModel, ModelAnswer, ModelInput, ModelSentence } from '../draft-model.ts';

/** Where the evidence is too weak to be called an answer, and how far an answer must stand out to be more than low. */
export const THRESHOLDS = { answer: 0.75, medium: 0.22, high: 0.3 };

/** How many sentences an answer has at most. */
const SENTENCES: Record<ResponseLength, number> = { concise: 2, balanced: 4, detailed: 6 };

/** How near to the best a further sentence must come. */
const NEAR = 0.85;

/** What a sentence counts for that does not hold the kind of thing asked for. */
const OTHER_KIND = 0.6;

/** What the passage's own score counts for in a sentence's. */
const PASSAGE = 0.3;

/** What a further sentence must add to what is told already, as a share of what the best one tells. */
const ADDS = 0.3;

/** So near to the best that which of them answers cannot be told: a reviewer sees both. */
const EQUAL = 0.95;

/** How near to the best a sentence must come that stands next to one that was chosen. */
const NEXT = 0.6;

/** How many of the best sentences are asked whether there is an answer at all. */
const WITNESSES = 6;

/** What is lost where none of the first few of them holds the kind of thing asked for. */
const FIRST = 3;
const UNFIT = 0.5;

/** The place of the sentence that the best one is held against. */
const REST = 20;

interface Candidate {
  found: FoundPassage;
  order: number;
  at: number;
  covered: ReadonlyMap<string, number>;
  sentence: string;
  /** Whether it holds the kind of thing asked for; null when the question's form does not say. */
  fits: boolean | null;
  score: number;
  evidence: number;
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
  const evidence = evidenceOf(candidates);
  if (candidates.length === 0 || evidence < thresholds.answer) return { answerable: false };
  const chosen = choose(candidates, SENTENCES[input.length]).sort((a, b) => a.order - b.order);
  return { answerable: true, sentences: chosen.map(toSentence), confidence: confidenceOf(candidates, thresholds) };
}

/** What speaks for an answer: where it stands, the best sentences all say something of it, and of the kind asked for. */
function evidenceOf(best: Candidate[]): number {
  const witnesses = best.slice(0, WITNESSES).filter(({ evidence }) => evidence > 0);
  const said = witnesses.reduce((sum, { evidence }) => sum + evidence, 0) / Math.max(1, witnesses.length);
  const fitting = best.slice(0, FIRST).reduce((sum, { fits }) => sum + (fits === null ? 0.5 : Number(fits)), 0);
  return said * (1 - UNFIT + (UNFIT * fitting) / FIRST);
}

/** All sentences of the passages, best first. */
function scoreSentences({ question, passages }: ModelInput): Candidate[] {
  const top = Math.max(...passages.map((found) => found.score), Number.MIN_VALUE);
  const sought = soughtIn(question);
  const candidates = passages.flatMap((found, order) =>
    found.sentences.map(({ text, score, evidence, covered }, at) => {
      const fits =
        sought &&
        (sought.test(text) || (found.passage.kind === 'table' && sought.test(promptContext(found.passage.context))));
      const worth = fits === false ? OTHER_KIND : 1;
      return {
        found,
        order: order + at / 1000,
        at,
        covered,
        sentence: text,
        fits,
        score: worth * (score + PASSAGE * (found.score / top)),
        evidence: worth * evidence,
      };
    }),
  );
  return candidates.sort((a, b) => b.score - a.score);
}

/**
 * The best sentence, and those that tell more of what was asked: by speaking of something that the ones before leave
 * out, or by standing next to one of them. A weaker one that merely speaks of the same says nothing new.
 */
function choose(candidates: Candidate[], most: number): Candidate[] {
  const [best, ...others] = candidates;
  if (!best) return [];
  const chosen = [best];
  const enough = ADDS * told([best]);
  for (const candidate of others) {
    if (chosen.length >= most) break;
    if (chosen.some((other) => other.sentence === candidate.sentence)) continue;
    const adds = told([...chosen, candidate]) - told(chosen) >= enough;
    const goesOn = chosen.some(
      (other) => other.found.key === candidate.found.key && Math.abs(other.at - candidate.at) === 1,
    );
    const equal = candidate.score >= EQUAL * best.score;
    if (candidate.score >= (goesOn ? NEXT : NEAR) * best.score && (goesOn || adds || equal)) chosen.push(candidate);
  }
  return chosen;
}

/** How much of the question these sentences speak of together. */
function told(sentences: Candidate[]): number {
  const most = new Map<string, number>();
  for (const { covered } of sentences)
    for (const [term, worth] of covered) most.set(term, Math.max(worth, most.get(term) ?? 0));
  return [...most.values()].reduce((sum, worth) => sum + worth, 0);
}

function toSentence({ found, sentence }: Candidate): ModelSentence {
  const text = displayedSentence(found.passage, sentence);
  return { text, quotes: [{ passageKey: found.key, quote: sentence }] };
}

/** A sentence that stands out of the rest is far more often the answer than the best of many that are alike. */
function confidenceOf(candidates: Candidate[], thresholds: typeof THRESHOLDS): Confidence {
  const standsOut = (candidates[0]?.score ?? 0) - (candidates[REST]?.score ?? 0);
  if (standsOut >= thresholds.high) return 'high';
  return standsOut >= thresholds.medium ? 'medium' : 'low';
}
