import type { FoundPassage, FoundSentence, FoundStatement, WeighedConcept } from '../../../retrieval/scope.ts';
import { isAlike } from '../../../text/alike.ts';
import { answerPattern } from '../answer-kind.ts';
import { hasKind } from '../candidates.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import type { Asked, PlainAnswer } from './answer-in-form.ts';
import { isHeading } from './value-answer.ts';

/** What having, or lacking, the kind of value asked for adds to a sentence's likelihood, in powers of e. */
const KIND_WEIGHT = 1.6;

/**
 * Logistic regression of right answers on what speaks for them: the likelihood of the best sentence, the share that the
 * sentences shown have of the likelihood of all, and the certainty of what search finds, as log odds. Fitted to 110 plain
 * questions over six protocols that nothing else answers.
 */
const WEIGHTS = { constant: -3.25, likelihood: 0.25, share: 3.4, searched: 0.67 };

/**
 * Probability from which on sentences are an answer, and from which it is right as often as those of other forms. With
 * each protocol left out in turn, 45 of 53 above `medium` were right and 13 of 16 below it. From `all` on they join answers
 * of other forms: of 32 that they did, 28 were right alone and all are together.
 */
const CERTAIN = { answer: 0.38, medium: 0.6, all: 0.85 };

/**
 * Sentences without the question's most specific term, or one that comes this near to it, are about something else, as
 * are those that cover too little of it, whatever speaks for them.
 */
const SUBJECT = 0.85;
const LEAST_COVERED = 0.45;
/** Where all terms are common, none of them is the subject. Set by hand. */
const COMMON = 0.35;

/** How far a sentence may be behind the best, in powers of e. */
const BEHIND = 1.5;

/** A sentence that merely fits the question displaces nothing. */
const SCORE = 0.05;

/** The sentences most likely to answer a short question; null when they are not likely enough. */
export function directAnswer(
  { question, most, searched }: Asked,
  { passages, asked = [] }: FoundStatement,
): PlainAnswer | null {
  const pattern = answerPattern(question);
  const sentences = passages
    .flatMap((found) =>
      found.sentences
        .filter(({ text }) => !isHeading(text, found.passage.section))
        .map(({ text, likelihood = 0, matches }) => {
          const kind = pattern ? (hasKind(pattern, text, found) ? KIND_WEIGHT : -KIND_WEIGHT) : 0;
          return { found, sentence: text, likelihood: likelihood + kind, matches };
        }),
    )
    .sort((a, b) => b.likelihood - a.likelihood);
  const candidates = distinct(sentences);
  const [best] = candidates;
  if (!best) return null;
  const chosen = candidates.filter(({ likelihood }) => likelihood >= best.likelihood - BEHIND).slice(0, most);
  const hasKindAskedFor = !pattern || chosen.some(({ found, sentence }) => hasKind(pattern, sentence, found));
  if (!hasKindAskedFor || !speaksOf(asked, chosen)) return null;
  const certainty = certaintyOf({
    likelihood: best.likelihood,
    share: likelihoodOf(chosen) / likelihoodOf(candidates),
    searched: logOdds(searched),
  });
  if (certainty < CERTAIN.answer) return null;
  const next = chosen.length < most ? after(best, chosen) : [];
  const isUncertain = certainty < CERTAIN.medium;
  return { sentences: [...chosen, ...next], score: SCORE, isUncertain, isCertain: certainty >= CERTAIN.all };
}

interface Candidate extends ChosenSentence {
  found: FoundPassage;
}

/** Further places that print the same and are cited. */
const MOST_REPEATED = 3;

/** Likelier sentences with which each is compared: far more than are shown. */
const COMPARED = 30;

/** Best first. What is printed in several places is one answer with several sources, not several that compete. */
function distinct<T extends Candidate>(sentences: readonly T[]): (T & Required<Pick<Candidate, 'also'>>)[] {
  const kept: (T & Required<Pick<Candidate, 'also'>>)[] = [];
  for (const one of sentences) {
    const same = kept.slice(0, COMPARED).find((other) => isAlike(other.sentence, one.sentence));
    if (!same) kept.push({ ...one, also: [] });
    else if (same.also.length < MOST_REPEATED) same.also.push({ found: one.found, sentence: one.sentence });
  }
  return kept;
}

/** The sentence after one, which often continues it: `The half-life rises with the dose. It is 3 days at 12 mg.` */
function after({ found, sentence }: Candidate, chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const at = found.sentences.findIndex(({ text }) => text === sentence);
  return found.sentences
    .slice(at + 1, at + 2)
    .filter(({ text }) => !chosen.some((other) => other.sentence === text))
    .map(({ text }) => ({ found, sentence: text }));
}

function likelihoodOf(sentences: readonly { likelihood: number }[]): number {
  return sentences.reduce((sum, { likelihood }) => sum + Math.exp(likelihood), 0);
}

function speaksOf(asked: readonly WeighedConcept[], sentences: readonly Pick<FoundSentence, 'matches'>[]): boolean {
  const covered = new Set(sentences.flatMap(({ matches }) => matches.map(({ concept }) => concept.term)));
  const missing = asked.filter(({ term }) => !covered.has(term));
  const heaviest = Math.max(0, ...asked.map(({ weight }) => weight));
  return (
    missing.every(({ weight }) => weight < Math.max(SUBJECT * heaviest, COMMON)) &&
    weightOf(missing) <= (1 - LEAST_COVERED) * weightOf(asked)
  );
}

function weightOf(terms: readonly WeighedConcept[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

/** Keeps the odds of what is all but certain finite. */
const LEAST_PROBABILITY = 0.005;

function logOdds(probability: number): number {
  const bounded = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return Math.log(bounded / (1 - bounded));
}

function certaintyOf({ likelihood, share, searched }: Record<'likelihood' | 'share' | 'searched', number>): number {
  const sum = WEIGHTS.constant + WEIGHTS.likelihood * likelihood + WEIGHTS.share * share + WEIGHTS.searched * searched;
  return 1 / (1 + Math.exp(-sum));
}
