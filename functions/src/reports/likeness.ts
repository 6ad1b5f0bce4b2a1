import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { specificityOf } from '../answering/question/everyday.ts';
import { labelOf } from './labels.ts';

// Weights and limits are set on generated years of questions, which docs/decisions/0108 describes.

/** Of a synonym, against a word that was used. */
const SYNONYM = 0.3;

/** Two questions share at most so much by one term, so that a rare word alone does not make them alike. */
const ONE_TERM = 0.12;

/** What answers from the same section add at most, if the questions share a term too. */
const SAME_SECTION = 0.385;

/** Of all questions, at least so many: sections from which more of them are answered add less, in proportion. */
const RARE = { share: 0.01, count: 5 };

/** Terms that must be shared if no section is. */
const FEWEST_TERMS = 2;

/** A term of one question alone weighs as if so many had it: it says more about who asks than about what. */
const ALONE = 5;

/** Of all questions, at least so many: terms of more of them are not compared. */
const COMMON = { share: 0.25, count: 100 };

/** Kept for each question: the most alike. */
const NEIGHBOURS = 30;

/** Less is not kept. */
const LEAST = 0.08;

type Compared = Pick<CountedQuestion, 'terms' | 'synonyms' | 'sections'>;

/**
 * How alike each question is to its neighbours, from 0 to 1 and what a shared section adds. Pauses between questions.
 */
export async function likenesses(
  questions: readonly Compared[],
  pause: () => Promise<void>,
): Promise<ReadonlyMap<number, number>[]> {
  const weights = weightsOf(questions);
  const byTerm = placesOf(weights.map((each) => [...each]));
  const bySection = placesOf(questions.map(({ sections }) => sections.map((each) => [labelOf(each), 1])));
  const common = Math.max(COMMON.count, questions.length * COMMON.share);
  const rare = Math.max(RARE.count, questions.length * RARE.share);
  const found: ReadonlyMap<number, number>[] = [];
  for (const [place, own] of weights.entries()) {
    await pause();
    const terms = new Map<number, { count: number; likeness: number }>();
    for (const [term, weight] of own) {
      const places = byTerm.get(term) ?? [];
      if (places.length > common) continue;
      for (const [at, other] of places) {
        const known = terms.get(at) ?? { count: 0, likeness: 0 };
        known.count += 1;
        known.likeness += Math.min(weight * other, ONE_TERM);
        terms.set(at, known);
      }
    }
    const sections = new Map<number, number>();
    for (const each of questions[place]?.sections ?? []) {
      const places = bySection.get(labelOf(each)) ?? [];
      const weight = SAME_SECTION * Math.min(1, rare / places.length);
      for (const [at] of places) sections.set(at, Math.max(weight, sections.get(at) ?? 0));
    }
    const alike = [...terms].flatMap(([at, { count, likeness }]): [number, number][] => {
      const section = sections.get(at) ?? 0;
      return at !== place && (section > 0 || count >= FEWEST_TERMS) ? [[at, likeness + section]] : [];
    });
    const most = alike.filter(([, likeness]) => likeness >= LEAST).sort(([, a], [, b]) => b - a);
    found.push(new Map(most.slice(0, NEIGHBOURS)));
  }
  return found;
}

/** Of the terms of each question: rare and specific ones weigh more; those of its own words make a vector of length 1. */
function weightsOf(questions: readonly Compared[]): Map<string, number>[] {
  const asking = new Map<string, number>();
  for (const { terms } of questions) for (const term of terms) asking.set(term, (asking.get(term) ?? 0) + 1);
  const weightOf = (term: string) => {
    const count = asking.get(term) ?? 0;
    if (count === 0) return 0;
    return Math.max(0, Math.log((questions.length + 1) / (count === 1 ? ALONE : count)) * specificityOf(term));
  };
  return questions.map(({ terms, synonyms }) => {
    const own = terms.map((term): [string, number] => [term, weightOf(term)]);
    const length = Math.hypot(...own.map(([, weight]) => weight)) || 1;
    const others = synonyms.map((term): [string, number] => [term, weightOf(term) * SYNONYM]);
    return new Map(
      [...own, ...others].filter(([, weight]) => weight > 0).map(([term, weight]) => [term, weight / length]),
    );
  });
}

/** By term or section: the questions with it, and its weight in each. */
function placesOf(questions: readonly (readonly [string, number][])[]): Map<string, [at: number, weight: number][]> {
  const places = new Map<string, [number, number][]>();
  for (const [at, weights] of questions.entries()) {
    for (const [name, weight] of weights) {
      const known = places.get(name);
      if (known) known.push([at, weight]);
      else places.set(name, [[at, weight]]);
    }
  }
  return places;
}
