import type { AskedQuestion, Question } from '../question/question.ts';
import { scoreSentence, weighQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, ScopePassage } from './scope.ts';

/**
 * Against 1 for the question's own term. Lower than ALTERNATIVE_CREDIT, because it only admits candidates; 0.7 measured
 * worse on gold pages.
 */
const ALTERNATIVE_SEARCH_WEIGHT = 0.5;

/** As many passages as the largest model budget holds. Everyday words match 10,000 in a large scope. */
const MAX_CANDIDATES = 1_500;

/** Candidates scored sentence by sentence; bounds response time. Origin not recorded. */
const SCORED_BY_SENTENCE = 60;

/**
 * Weights of a passage's index score (relative to the best), best sentence and better neighbour, each from 0 to 1. Set
 * on the development questions; see the ablation table for nearby values.
 */
const INDEX_SHARE = 0.5;
const SENTENCE_SHARE = 0.8;
const NEIGHBOUR_SHARE = 0.3;

/** Omits passages without sentences (headings, captions). */
export function rankPassages(index: ScopeIndex, asked: AskedQuestion): FoundPassage[] {
  const question = index.readQuestion(asked);
  const weighed = weighQuestion(question, index.rarityOf);
  const candidates = searchIndex(index, question);
  const top = candidates[0]?.score ?? 1;
  const scored = candidates.map(({ entry, score }, at): FoundPassage => {
    const indexScore = (INDEX_SHARE * score) / top;
    if (at >= SCORED_BY_SENTENCE) return { ...entry, score: indexScore, sentences: [] };
    const sentences = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, weighed));
    const best = Math.max(0, ...sentences.map((sentence) => sentence.score));
    return { ...entry, score: indexScore + SENTENCE_SHARE * best, sentences };
  });
  return withNeighbourBonus(index, scored)
    .filter(({ key }) => index.read(key).sentences.length > 0)
    .sort((a, b) => b.score - a.score);
}

/** Answers often continue in the next passage. */
function withNeighbourBonus(index: ScopeIndex, found: FoundPassage[]): FoundPassage[] {
  const scores = new Map(found.slice(0, SCORED_BY_SENTENCE).map(({ key, score }) => [key, score]));
  return found.map((entry) => {
    if (!scores.has(entry.key)) return entry;
    const neighbours = index.read(entry.key).neighbours.map((key) => scores.get(key) ?? 0);
    return { ...entry, score: entry.score + NEIGHBOUR_SHARE * Math.max(0, ...neighbours) };
  });
}

/** Omits common terms, which cost most time and separate nothing; they count when sentences are scored. */
function searchIndex(
  index: ScopeIndex,
  { concepts, specificityOf }: Question,
): { entry: ScopePassage; score: number }[] {
  const weights = new Map<string, number>();
  for (const { alternatives } of concepts)
    for (const term of alternatives) weights.set(term, ALTERNATIVE_SEARCH_WEIGHT);
  for (const { term } of concepts) weights.set(term, 1);
  const terms = [...weights.keys()];
  const rare = terms.filter((term) => !index.isCommon(term));
  const hits = index.search.find(
    rare.length > 0 ? rare : terms,
    (term) => (weights.get(term) ?? 1) * specificityOf(term) * Math.sqrt(index.rarityOf(term)),
  );
  return hits.slice(0, MAX_CANDIDATES).flatMap(({ key, score }) => {
    const entry = index.passages.get(key);
    return entry ? [{ entry, score }] : [];
  });
}
