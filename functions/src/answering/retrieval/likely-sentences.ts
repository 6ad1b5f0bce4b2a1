import { isApparatus, isBackground } from '../../ingestion/facts/section-role.ts';
import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import type { QuestionForm } from '../question/question.ts';
import { memoized } from '../text/memoized.ts';
import { termsOf } from '../text/terms.ts';
import { coveragesOf, isAtLeast } from './likely-passages.ts';
import { coveredShare, creditedShare, foundIn, scoreSentence, type WeighedQuestion } from './relevance.ts';
import { criteriaIn, statementsOf } from './stated-passages.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundSentence, FoundStatement, ScopePassage } from './scope.ts';

/**
 * What speaks for a sentence, in powers of e: the shares of the question that it covers in its place, by itself,
 * together with the sentences beside it, and that its heading covers; what search thinks of its passage; being where a
 * field is stated that the question resembles, and containing what states it; having a number. Reasons and other
 * studies speak against it, as does pointing to another place. Fitted to 229 plain questions over six protocols, with
 * each left out in turn; further signs did not rank better.
 */
const WEIGHTS = {
  inPlace: 2,
  own: 1.3,
  beside: 4.5,
  heading: 2.4,
  searched: 2.3,
  statement: 3.8,
  states: 2.9,
  amount: 1.4,
  background: -2.1,
  pointer: -1.8,
};

/** Points to where something is said. */
const POINTER = /\b(?:see (?!below)|refer to|described in|according to|Section|Appendix)\b/;

/** What a sentence covers by itself of a question for a field that is not stated around it. */
const STATES_ELSEWHERE = 0.9;

/** Passages of a statement; enough for the kind of value asked for to decide between them. */
const MOST = 40;

export interface Likely {
  index: ScopeIndex;
  weighed: WeighedQuestion;
  /** Asked for, or resembled by a narrower question. */
  fields: readonly StudyField[];
  resembled: readonly StudyField[];
  /** What search found, best first. */
  ranked: readonly FoundPassage[];
  asksForCriteria: boolean;
}

/**
 * Sentences of any place that most likely answer a short question. For a field, they contain what states it, and are
 * where it is stated or have nearly all words of the question.
 */
export function likelyStatement(form: QuestionForm, asked: Likely): FoundStatement[] {
  const { index, weighed, fields, resembled } = asked;
  const stating = new Set([...fields, ...resembled].flatMap(({ key }) => [...statementsOf(index, key)]));
  const criteria = asked.asksForCriteria ? criteriaIn(index) : null;
  const top = Math.max(Number.MIN_VALUE, ...asked.ranked.slice(0, 1).map(({ score }) => score));
  const searched = new Map(asked.ranked.map(({ key, score }) => [key, score / top]));
  const ofSection = memoized(
    (section: readonly string[]) => sectionWeight(section, weighed),
    (section) => section.join('\n'),
  );
  const found = mostLikely(asked, (entry) => {
    const isStatement = stating.has(entry.key);
    const ofPassage =
      (isStatement ? WEIGHTS.statement : 0) +
      WEIGHTS.searched * (searched.get(entry.key) ?? 0) +
      ofSection(entry.passage.section);
    return { isOutside: criteria !== null && !criteria.has(entry.key), isStatement, ofPassage };
  });
  return [
    {
      ...{ form, source: 'section', heading: '', fit: 1, visitHeaders: [], passages: found },
      asked: weighed.concepts.map((concept) => concept.weighed),
    },
  ];
}

interface Place {
  /** Although the question is about criteria. */
  isOutside: boolean;
  isStatement: boolean;
  /** What speaks for each of its sentences. */
  ofPassage: number;
}

function sectionWeight(section: readonly string[], weighed: WeighedQuestion): number {
  const heading = new Set(termsOf(section.at(-1) ?? ''));
  return WEIGHTS.heading * coveredShare(weighed, heading) + (isBackground(section) ? WEIGHTS.background : 0);
}

/** By the most that a passage can have, until no other can be among the best. */
function mostLikely(asked: Likely, placeOf: (entry: ScopePassage) => Place): FoundPassage[] {
  const candidates = coveragesOf(asked.index, asked.weighed)
    .filter(({ entry }) => isReadable(entry.passage))
    .map((coverage) => ({ ...coverage, at: placeOf(coverage.entry) }))
    .filter(({ at, share }) => !at.isOutside && (asked.fields.length === 0 || mayState(at, share)))
    .map((candidate) => ({ ...candidate, bound: upperBound(candidate.share, { ...asked, ...candidate.at }) }))
    .toSorted((a, b) => b.bound - a.bound || a.place - b.place);
  const best: { found: FoundPassage; likelihood: number; place: number }[] = [];
  for (const { entry, place, at, bound } of candidates) {
    if (best.length >= MOST && bound < (best[MOST - 1]?.likelihood ?? 0)) break;
    const found = likelyIn(entry, asked, at);
    if (found.score <= 0 || found.sentences.length === 0) continue;
    const likelihood = likelihoodOf(found);
    const before = best.findIndex(
      (other) => likelihood > other.likelihood || (likelihood === other.likelihood && place < other.place),
    );
    best.splice(before === -1 ? best.length : before, 0, { found, likelihood, place });
    best.splice(MOST);
  }
  return best.map(({ found }) => found);
}

function isReadable({ kind, section, context }: ScopePassage['passage']): boolean {
  return kind !== 'heading' && !context.history && !isApparatus(section);
}

/** Of any sentence of a passage that covers this share of the question. */
function upperBound(share: number, { ofPassage, fields, resembled }: Place & Likely): number {
  const covering = (WEIGHTS.inPlace + WEIGHTS.own + WEIGHTS.beside) * share;
  const stating = fields.length + resembled.length > 0 ? WEIGHTS.states : 0;
  return ofPassage + covering + stating + WEIGHTS.amount;
}

/** Whether what covers this share of the question may state the field that it asks for. */
function mayState({ isStatement }: Place, share: number): boolean {
  return isStatement || isAtLeast(share, STATES_ELSEWHERE);
}

function likelihoodOf({ sentences }: FoundPassage): number {
  return Math.max(...sentences.map(({ likelihood = 0 }) => likelihood));
}

function likelyIn(entry: ScopePassage, { index, weighed, fields, resembled }: Likely, at: Place): FoundPassage {
  const around = index.read(entry.key).sentences;
  const sentences = around.flatMap((sentence, line): FoundSentence[] => {
    const { text, own, inPlace } = sentence;
    const isStated = mayState(at, coveredShare(weighed, own)) && fields.some(({ holds }) => holds?.test(text));
    if (fields.length > 0 && !isStated) return [];
    const besides = [inPlace, around[line - 1]?.own, around[line + 1]?.own];
    const beside = { has: (term: string) => besides.some((terms) => terms?.has(term)) };
    const likelihood =
      at.ofPassage +
      WEIGHTS.inPlace * creditedShare(weighed, inPlace) +
      WEIGHTS.own * coveredShare(weighed, own) +
      WEIGHTS.beside * creditedShare(weighed, beside) +
      ([...fields, ...resembled].some(({ holds }) => holds?.test(text)) ? WEIGHTS.states : 0) +
      (/\d/.test(text) ? WEIGHTS.amount : 0) +
      (POINTER.test(text) ? WEIGHTS.pointer : 0);
    return [{ ...scoreSentence(sentence, weighed), likelihood }];
  });
  return foundIn(entry, sentences);
}
