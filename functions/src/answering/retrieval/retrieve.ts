import { conceptsOf, type Concept } from '../question/concepts.ts';
import { tellingOf } from '../question/everyday.ts';
import { coverageOf, coveredBy, weigh, type Weighed } from './relevance.ts';
import { withLikelyTerms } from '../question/unknown-words.ts';
import { FIELD_WEIGHTS, type ReadSentence, type ScopeIndex, type ScopePassage } from './scope-index.ts';

/** A sentence of a passage with how well it speaks of the question. */
export interface FoundSentence {
  text: string;
  score: number;
  /** How much there is that speaks for it: unlike the score, it grows with what was asked. */
  evidence: number;
  /** What of the question its own words speak of: the weight of each term. */
  covered: ReadonlyMap<string, number>;
}

/** A passage found, with its score against the question; higher is nearer. */
export interface FoundPassage extends ScopePassage {
  score: number;
  /** In the passage's order; none for the passages that come far behind, which are not read closely. */
  sentences: FoundSentence[];
}

/** The weight in the search of a term that the question does not hold but may mean. */
const ALTERNATIVE = 0.5;

/** As many passages as the largest budget holds; a question's everyday words find ten thousand in a large scope. */
const FOUND = 1_500;

/** How many of the passages found are read sentence by sentence. */
const READ_CLOSELY = 60;

/** What the search's own score, the best sentence and the better neighbour count for in the order of passages. */
const MATCH = 0.5;
const CLOSE = 0.8;
const BESIDE = 0.3;

/** What a sentence's own words count for against what stands around it. */
const OWN = 0.6;

/** Terms below which a sentence is hardly one (a heading, a stray cell), and above which its words say less each. */
const SHORT = 5;
const SHORT_WORTH = 0.7;
const LONG = 40;

/** The passages nearest to a question, best first; those without a sentence (headings, captions) answer none. */
export function retrieve(index: ScopeIndex, question: string): FoundPassage[] {
  const concepts = withLikelyTerms(conceptsOf(question, index.abbreviations), question, index.vocabulary);
  const weighed: WeighedQuestion = {
    inWords: weigh(concepts, index.rarityOf),
    inMeaning: weigh(concepts, (term) => index.rarityOf(term) * tellingOf(term)),
  };
  const found = search(index, concepts);
  const top = found[0]?.score ?? 1;
  const read = found.map(({ entry, score }, at): FoundPassage => {
    const match = (MATCH * score) / top;
    if (at >= READ_CLOSELY) return { ...entry, score: match, sentences: [] };
    const scored = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, weighed));
    const best = Math.max(0, ...scored.map((sentence) => sentence.score));
    return { ...entry, score: match + CLOSE * best, sentences: scored };
  });
  return withNeighbours(index, read)
    .filter(({ key }) => index.read(key).sentences.length > 0)
    .sort((a, b) => b.score - a.score);
}

/** A question weighed twice: for how much is said of it at all, and for what it is after. */
interface WeighedQuestion {
  inWords: Weighed;
  inMeaning: Weighed;
}

function scoreSentence(
  { text, length, own, inPlace }: ReadSentence,
  { inWords, inMeaning }: WeighedQuestion,
): FoundSentence {
  const shape = length < SHORT ? SHORT_WORTH : 1 / (1 + Math.max(0, length - LONG) / LONG);
  const speaksOf = (question: Weighed) =>
    (OWN * coverageOf(own, question) + (1 - OWN) * coverageOf(inPlace, question)) * shape;
  return {
    text,
    score: speaksOf(inMeaning),
    evidence: speaksOf(inWords) * inWords.total,
    covered: coveredBy(own, inMeaning),
  };
}

/** An answer often runs on: a passage beside a good one is worth more than one by itself. */
function withNeighbours(index: ScopeIndex, found: FoundPassage[]): FoundPassage[] {
  const scores = new Map(found.slice(0, READ_CLOSELY).map(({ key, score }) => [key, score]));
  return found.map((entry) => {
    if (!scores.has(entry.key)) return entry;
    const beside = index.read(entry.key).neighbours.map((key) => scores.get(key) ?? 0);
    return { ...entry, score: entry.score + BESIDE * Math.max(0, ...beside) };
  });
}

/**
 * The search for everything the question may mean. What is common in the scope is left out, since it costs the most
 * time and tells the least; those words still count where passages are read.
 */
function search(index: ScopeIndex, concepts: Concept[]): { entry: ScopePassage; score: number }[] {
  const weights = new Map<string, number>();
  for (const { alternatives } of concepts) for (const term of alternatives) weights.set(term, ALTERNATIVE);
  for (const { term } of concepts) weights.set(term, 1);
  const terms = [...weights.keys()];
  const telling = terms.filter((term) => !index.isCommon(term));
  const results = index.search.search((telling.length > 0 ? telling : terms).join(' '), {
    boost: FIELD_WEIGHTS,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boostTerm: (term) => (weights.get(term) ?? 1) * tellingOf(term) * Math.sqrt(index.rarityOf(term)),
    bm25: { k: 1.2, b: 0.6, d: 0.5 },
  });
  return results.slice(0, FOUND).flatMap((result) => {
    const entry = index.passages.get(String(result.id));
    return entry ? [{ entry, score: result.score }] : [];
  });
}
