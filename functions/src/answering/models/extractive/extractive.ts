import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import type { Confidence } from '@trialdesk/contract/entities/draft';
import { displayedSentence } from '../../../ingestion/passages/render-context.ts';
import type { DraftModel, ModelAnswer, ModelInput, ModelSentence } from '../draft-model.ts';
import { rankCandidates, type Candidate } from './candidates.ts';
import { plainAnswer } from './plain/plain-answer.ts';
import { chooseSentences } from './choose-sentences.ts';

/**
 * `answer`: evidence below which the model abstains. `medium` and `high`: lead of the best sentence over the rest, in
 * score. Set on 148 questions over six protocols; three fifths of the unanswerable ones are left unanswered.
 */
export const THRESHOLDS = { answer: 0.75, medium: 0.22, high: 0.3 };

/** Most sentences of an answer. */
const SENTENCES: Record<ResponseLength, number> = { concise: 2, balanced: 4, detailed: 6 };

/** Evidence is the mean of this many sentences, as one alone may share words with any question. Set by the figures. */
const EVIDENCE_SENTENCES = 6;

/** Share of the evidence lost when none of the first sentences has the kind of value asked for. Set by the figures. */
const KIND_SENTENCES = 3;
const MISMATCH_PENALTY = 0.5;

/** Index of the sentence whose score the best one's lead is measured against. Set by the figures. */
const REST = 20;

/** Answers with the documents' own sentences, for deployments without a model or where no text may leave. */
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
  const plain = plainAnswer(input.question, input.statements);
  if (plain) return { answerable: true, ...plain, confidence: 'high' };
  const candidates = rankCandidates(input);
  if (candidates.length === 0 || evidenceOf(candidates) < thresholds.answer) return { answerable: false };
  const chosen = chooseSentences(candidates, SENTENCES[input.length]).sort(inPassageOrder);
  return { answerable: true, sentences: chosen.map(toSentence), confidence: confidenceOf(candidates, thresholds) };
}

/** How much the best sentences have in common with the question, and whether they have the kind of value asked for. */
function evidenceOf(candidates: Candidate[]): number {
  const best = candidates.slice(0, EVIDENCE_SENTENCES).filter(({ evidence }) => evidence > 0);
  const mean = best.reduce((sum, { evidence }) => sum + evidence, 0) / Math.max(1, best.length);
  const rightKind = candidates
    .slice(0, KIND_SENTENCES)
    .reduce((sum, { isRightKind }) => sum + (isRightKind === null ? 0.5 : Number(isRightKind)), 0);
  return mean * (1 - MISMATCH_PENALTY + (MISMATCH_PENALTY * rightKind) / KIND_SENTENCES);
}

function inPassageOrder(one: Candidate, other: Candidate): number {
  return one.passageAt - other.passageAt || one.sentenceAt - other.sentenceAt;
}

function toSentence({ found, sentence }: Candidate): ModelSentence {
  return { text: displayedSentence(found.passage, sentence), quotes: [{ passageKey: found.key, quote: sentence }] };
}

/** The lead of the best sentence predicts a right answer better than the amount of evidence does. */
function confidenceOf(candidates: Candidate[], thresholds: typeof THRESHOLDS): Confidence {
  const lead = (candidates[0]?.score ?? 0) - (candidates[REST]?.score ?? 0);
  if (lead >= thresholds.high) return 'high';
  return lead >= thresholds.medium ? 'medium' : 'low';
}
